import { startTransition, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { fieldNames, type ContactMessage } from '../../../supabase/functions/_shared/contract.ts';
import { preloadSupabase, sendContactMessage } from '../../services/sendContactMessage.ts';
import type { Outcome } from '../notifications/outcome.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/**
 * The form's states (specification, section 4): idle, sending, idle again. Success clears the
 * fields; failure leaves every word where it was.
 */
export function useContactForm() {
  const [touched, setTouched] = useState(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  /** A disabled button alone is too late for a second click in the same frame. */
  const locked = useRef(false);
  useKeptFocus(sending);
  useEffect(() => {
    const isSent = outcome?.result === 'sent';
    const { documentElement } = document;
    documentElement.toggleAttribute('data-message-sent', isSent);
    return () => documentElement.removeAttribute('data-message-sent');
  }, [outcome]);

  const onFocus = () => {
    if (touched) return;
    // Nothing of it is visible: the answer to the touch comes first.
    startTransition(() => setTouched(true));
    preloadSupabase();
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
      await buttonPainted();
      await sendContactMessage(message);
      form.reset();
      setOutcome({ result: 'sent' });
    } catch (error) {
      console.error('The message could not be sent:', error);
      setOutcome({ result: 'failed' });
    } finally {
      locked.current = false;
      setSending(false);
    }
  };

  return { touched, sending, outcome, onFocus, onSubmit };
}

/**
 * Resolves once the disabled button is painted: making the request would delay that frame. A hidden
 * window paints nothing, so there it resolves after a tenth of a second.
 */
function buttonPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const values = new FormData(form);
  // A form without files has text alone.
  const entries = fieldNames.map((name) => [name, values.get(name)]);
  return Object.fromEntries(entries) as ContactMessage;
}
