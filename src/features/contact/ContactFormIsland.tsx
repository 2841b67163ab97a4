import { ContactForm } from '../../components/ContactForm.tsx';
import type { ContactFormContent } from '../../content/contact.ts';
import { contactFunctionUrl } from '../../services/contactFunctionUrl.ts';
import { Notifications } from '../notifications/Notifications.tsx';
import { useContactForm } from './useContactForm.ts';

interface ContactFormIslandProps {
  /** The words of the form and of its notices. */
  content: ContactFormContent;
}

/** The contact form with its behaviour: it sends, it tells how that went, and it loses nothing. */
export function ContactFormIsland({ content }: ContactFormIslandProps) {
  const { touched, sending, outcome, onFocus, onSubmit } = useContactForm();
  return (
    <>
      <ContactForm
        content={content}
        sending={sending}
        action={contactFunctionUrl}
        onFocus={onFocus}
        onSubmit={(event) => void onSubmit(event)}
      />
      <Notifications expected={touched} outcome={outcome} notices={content.notices} />
    </>
  );
}
