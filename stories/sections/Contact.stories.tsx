import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { Contact } from '../../src/sections/Contact/Contact.tsx';
import { ContactDetails } from '../../src/sections/Contact/ContactDetails.tsx';
import { TeamLeads } from '../../src/sections/Contact/TeamLeads.tsx';
import { NextSteps } from '../../src/sections/Contact/NextSteps.tsx';
import { PlanSheet } from '../../src/sections/Contact/PlanSheet.tsx';
import { Receipt } from '../../src/sections/Contact/ContactForm/Receipt.tsx';
import { type Answer, answerControl, withAnswer } from '../fixtures/answer.tsx';
import { fillIn, sendButton, valuesIn } from '../fixtures/contactForm.ts';
import { contactMessage } from '../fixtures/contactMessage.ts';
import { forcedColours, largeText, longWords, rightToLeft } from '../fixtures/edgeCases.ts';
import { portrait } from '../fixtures/pictures.ts';

const { details, plan, lead } = home.contact;

const meta = preview.type<{ args: { answer?: Answer } }>().meta({
  component: Contact,
  subcomponents: { ContactDetails, TeamLeads, NextSteps, PlanSheet, Receipt },
  args: { content: home.contact },
  argTypes: answerControl,
  decorators: withAnswer,
  parameters: { layout: 'fullscreen' },
});

/** The contact details and an empty form. */
export const Idle = meta.story({
  tags: ['PROD-2', 'PROD-3', 'CONT-1', 'CONT-2'],
  play: async ({ canvas }) => {
    for (const { value } of details.items) {
      await expect(canvas.getByText(value, { selector: 'dd' })).toBeVisible();
    }
    await expect(canvas.getByText(lead)).toBeVisible();
    await expect(canvas.getByRole('figure', { name: plan.heading })).toBeVisible();
    for (const { example } of plan.parts) await expect(canvas.getByText(example)).toBeVisible();
    await expect(sendButton(canvas)).toBeEnabled();
  },
});

/** Every required field is filled in, so the form can be sent. */
export const Filled = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(valuesIn(canvas)).toEqual(contactMessage);
  },
});

/** A picture replaces a drawn portrait. For a team lead without an office, no time is shown. */
export const LeadsWithPictures = meta.story({
  args: {
    content: {
      ...home.contact,
      teamLeads: {
        ...home.contact.teamLeads,
        items: [
          { name: 'Aiko Mori', portrait: 'beirut', gradient: 'sea', picture: portrait },
          ...home.contact.teamLeads.items,
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: portrait.alt })).toBeVisible();
    const lead = canvas.getByText('Aiko Mori').closest('li');
    await expect(lead).toHaveTextContent(/^Aiko Mori$/);
  },
});

export const LongWords = meta.story({ ...longWords, tags: ['edge-case'] });
export const RightToLeft = Idle.extend({ ...rightToLeft, tags: ['edge-case'] });
export const LargeText = Idle.extend({ ...largeText, tags: ['edge-case'] });
export const ForcedColours = Idle.extend({ ...forcedColours, tags: ['edge-case'] });
