import { ContactForm } from '../../components/ContactForm.tsx';
import type { ContactFormContent } from '../../content/contact.ts';
import { contactFunctionUrl } from '../../services/contactFunctionUrl.ts';
import { Notifications } from '../notifications/Notifications.tsx';
import { useEnquiry } from './useEnquiry.ts';

interface EnquiryFormProps {
  content: ContactFormContent;
}

/** The form, alive: it sends, it tells, and it loses nothing. */
export function EnquiryForm({ content }: EnquiryFormProps) {
  const { touched, sending, outcome, onFocus, onSubmit } = useEnquiry();
  return (
    <>
      <ContactForm
        content={content}
        sending={sending}
        action={contactFunctionUrl}
        onFocus={onFocus}
        onSubmit={(event) => void onSubmit(event)}
      />
      <Notifications expected={touched} outcome={outcome} />
    </>
  );
}
