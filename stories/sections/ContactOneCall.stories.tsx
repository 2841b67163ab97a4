import { expect, mocked, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { Contact } from '../../src/sections/Contact/Contact.tsx';
import { sendContactMessage } from '../../src/services/sendContactMessage.ts';
import { withNewTabNote } from '../fixtures/decorators.tsx';
import { field, fillIn, sendButton } from '../fixtures/contactForm.ts';

const send = mocked(sendContactMessage);

const meta = preview.meta({
  title: 'Contact',
  id: 'sections-contactonecall',
  tags: ['!autodocs'],
  component: Contact,
  args: { content: home.contact },
  decorators: withNewTabNote,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  beforeEach: () => void send.mockReturnValue(new Promise(() => {})),
});

/**
 * Expects exactly one call. After a click, the form waits until the disabled button is painted, but
 * at most 100 ms. Then the call starts. So 200 ms are long enough to notice a second call.
 */
async function expectOneCall() {
  await waitFor(() => expect(send).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(send).toHaveBeenCalledOnce();
}

/** The second click of a double click sends nothing. */
export const DoubleClick = meta.story({
  tags: ['CALL-1'],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.dblClick(sendButton(canvas));
    await expectOneCall();
  },
});

/** Holding down the Enter key sends the message only once. */
export const EnterFiveTimes = meta.story({
  tags: ['CALL-1'],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.type(field(canvas, 'email'), '{Enter>5/}');
    await expectOneCall();
  },
});

/** If a browser extension submits the form twenty times in one frame, one message is sent. */
export const RequestedTwentyTimes = meta.story({
  tags: ['CALL-1'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const { form } = field(canvas, 'email');
    for (let time = 0; time < 20; time += 1) form?.requestSubmit();
    await expectOneCall();
  },
});
