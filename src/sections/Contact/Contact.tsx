import { ContactForm } from './ContactForm/ContactForm.tsx';
import { headingIdOf } from '../../components/headingIdOf.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ContactContent } from '../../content/contact.ts';
import { contactFormId, sectionIds } from '../../content/sectionIds.ts';
import { ContactNotices } from '../../notices/ContactNotices.tsx';
import { Area, Composition, Panel } from './Contact.styles.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { TeamLeads } from './TeamLeads.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PlanSheet } from './PlanSheet.tsx';

interface ContactProps {
  /** All text, numbers and links for the section, from `src/content`. */
  content: ContactContent;
}

/** The contact form, the people who answer, the next steps, and other ways to reach the agency. */
export function Contact({ content }: ContactProps) {
  const { details, form, teamLeads, next, plan } = content;
  return (
    <>
      <Section id={sectionIds.contact}>
        <Composition>
          <Area area="heading">
            <SectionHeading id={headingIdOf(sectionIds.contact)} {...content} />
          </Area>
          <Area area="teamLeads">
            <TeamLeads content={teamLeads} />
          </Area>
          <Panel id={contactFormId}>
            <ContactForm content={form} steps={next.steps} />
          </Panel>
          <Area area="next">
            <NextSteps content={next} />
          </Area>
          <Area area="plan">
            <PlanSheet content={plan} />
          </Area>
          <Area area="details">
            <ContactDetails content={details} />
          </Area>
        </Composition>
      </Section>
      <ContactNotices content={form} />
    </>
  );
}
