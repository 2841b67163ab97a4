import { startTransition, useRef, useState, type SubmitEvent } from 'react';
import { notices } from '../../content/contact.ts';
import { prepareToSend, sendContactMessage } from '../../services/sendContactMessage.ts';
import type { Outcome } from '../notifications/outcome.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/**
 * The form's states (specification, section 4): idle, sending, idle again. Success clears the
 * fields; failure leaves every word where it was.
 */
export function useEnquiry() {
  const [touched, setTouched] = useState(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  /** A disabled button alone is too late for a second click in the same frame. */
  const locked = useRef(false);
  useKeptFocus(sending);

  const onFocus = () => {
    if (touched) return;
    // Nothing of it is seen: the answer to the touch comes first.
    startTransition(() => setTouched(true));
    prepareToSend();
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (locked.current) return;
    locked.current = true;
    setTouched(true);
    setSending(true);
    const form = event.currentTarget;
    const message = readMessage(form);
    try {
      await buttonDrawn();
      await sendContactMessage(message);
      form.reset();
      setOutcome({ notice: notices.sent });
    } catch (error) {
      console.error('The message could not be sent:', error);
      setOutcome({ notice: notices.failed });
    } finally {
      locked.current = false;
      setSending(false);
    }
  };

  return { touched, sending, outcome, onFocus, onSubmit };
}

/**
 * Once it is seen that the message is on its way: making the request would hold that frame up. In a
 * hidden window, which draws nothing, after a tenth of a second.
 */
function buttonDrawn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, 100);
  return promise;
}

function readMessage(form: HTMLFormElement) {
  const values = new FormData(form);
  const read = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    projectDetails: read('projectDetails'),
  };
}
