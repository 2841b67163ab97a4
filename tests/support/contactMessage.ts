import type { ContactMessage } from '../../supabase/functions/send-contact-email/contract.ts';

/** The one contact message that stories and tests send. */
export const contactMessage: ContactMessage = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@company.example',
  projectDetails: 'A booking app.\nFor two hotels, please.',
};
