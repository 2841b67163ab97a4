import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { bookAbout } from '../../src/content/en/links.ts';
import { anchors } from '../../src/content/links.ts';
import { home } from '../../src/content/en/home.ts';
import { Contact } from '../../src/sections/Contact/Contact.tsx';
import { ContactDetails } from '../../src/sections/Contact/ContactDetails.tsx';
import { NextSteps } from '../../src/sections/Contact/NextSteps.tsx';
import { Receipt } from '../../src/sections/Contact/Receipt.tsx';
import { type Answer, answerControl, withAnswer } from '../fixtures/answer.tsx';
import { withNewTabNote } from '../fixtures/decorators.tsx';
import { fillIn, sendButton, valuesIn } from '../fixtures/contactForm.ts';
import { contactMessage } from '../fixtures/contactMessage.ts';
import { forcedColours, largeText, rightToLeft } from '../fixtures/edgeCases.ts';
import { lake, portrait } from '../fixtures/pictures.ts';
import { withLongText } from '../fixtures/withLongText.ts';
import docs from './Contact.md?raw';

const { details, form } = home.contact;

const meta = preview.type<{ args: { answer?: Answer } }>().meta({
  component: Contact,
  subcomponents: { ContactDetails, NextSteps, Receipt },
  args: { content: home.contact },
  argTypes: answerControl,
  decorators: [withNewTabNote, withAnswer],
  parameters: { docs: { description: { component: docs } }, layout: 'fullscreen' },
});

/** Nobody has typed yet: every way to reach the agency, and an empty form. */
export const Idle = meta.story({
  tags: ['PROD-2', 'PROD-3', 'CONT-1'],
  play: async ({ canvas }) => {
    for (const { value } of details.items) {
      await expect(canvas.getByText(value)).toBeVisible();
    }
    await expect(
      canvas.getByRole('textbox', { name: form.fields.projectDetails.label }),
    ).toHaveProperty('rows', 4);
    await expect(sendButton(canvas)).toBeEnabled();
  },
});

/** Ready to be sent. */
export const Filled = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(valuesIn(canvas)).toEqual(contactMessage);
  },
});

/** The leads with their portraits, below the step that names them. */
export const WithPortraits = meta.story({
  args: {
    content: {
      ...home.contact,
      next: {
        ...home.contact.next,
        steps: home.contact.next.steps.map((step, index) =>
          index === 0 ? { ...step, portraits: [portrait, lake] } : step,
        ),
      },
    },
  },
});

/** The way to book without writing a word, in a new tab. */
export const BookingLink = meta.story({
  tags: ['PROD-3', 'CONT-2'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const booking = bookAbout(anchors.contact);
    const link = canvas.getByRole('link', { name: booking.label });
    await expect(link).toHaveAttribute('href', booking.href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleDescription(home.frame.opensInNewTab);
  },
});

/** Every text is longer by a word that fits no line: it breaks rather than overflows. */
export const LongWords = meta.story({
  tags: ['edge-case'],
  args: { content: withLongText(home.contact) },
});
export const RightToLeft = Idle.extend({ ...rightToLeft, tags: ['edge-case'] });
export const LargeText = Idle.extend({ ...largeText, tags: ['edge-case'] });
export const ForcedColours = Idle.extend({ ...forcedColours, tags: ['edge-case'] });
