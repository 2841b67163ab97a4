import { ContactForm } from '../../components/ContactForm.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ContactContent } from '../../content/contact.ts';
import { ContactNotices } from '../../features/contact/ContactNotices.tsx';
import { enhance } from '../../features/enhancements.ts';
import { Columns, Intro, Panel } from './Contact.styles.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Receipt } from './Receipt.tsx';

interface ContactProps {
  /** Every text, number and link of the section, from `src/content`. */
  content: ContactContent;
}

/** How to reach the agency: by any way at all, but first of all by the form. */
export function Contact({ content }: ContactProps) {
  const { details, form, next } = content;
  return (
    <>
      <Section id="contact" labelledBy="contact-heading">
        <Columns>
          <Intro>
            <SectionHeading id="contact-heading" {...content} />
            <ContactDetails content={details} />
          </Intro>
          <Panel>
            <ContactForm content={form} {...enhance('contactForm', 'describeErrors')}>
              <Receipt content={form.receipt} steps={next.steps} />
            </ContactForm>
          </Panel>
        </Columns>
        <NextSteps content={next} />
      </Section>
      <ContactNotices content={form} />
    </>
  );
}
