import type { GradientName } from '../../theme/index.ts';
import type { IconName } from '../brand/icons/Icon.tsx';

export interface Service {
  icon: IconName;
  title: string;
  description: string;
  features: string[];
  gradient: GradientName;
  /** The card is filled with its gradient. */
  featured?: true;
}

export interface ServicesContent {
  eyebrow: string;
  heading: string;
  lead: string;
  items: Service[];
}

export const services: ServicesContent = {
  eyebrow: 'Services',
  heading: 'Five things we build. One team that stays.',
  lead: 'Whoever designs it builds it, and picks up the phone afterwards.',
  items: [
    {
      icon: 'mobile',
      title: 'No-Code Mobile App Development',
      description:
        'In both stores in days, not months, with screens that your own team can change.',
      features: [
        'iOS and Android from one build',
        'Payments, maps and push',
        'Store submission done for you',
      ],
      gradient: 'dusk',
      featured: true,
    },
    {
      icon: 'web',
      title: 'Progressive Web Applications',
      description: 'One link that opens anywhere, installs in a tap and keeps working offline.',
      features: ['Works without a signal', 'No app store needed', 'Fast on old phones too'],
      gradient: 'sea',
    },
    {
      icon: 'crm',
      title: 'CRM Systems for Teams & Agencies',
      description: 'Every lead, task and invoice in one place, built around how you sell.',
      features: ['Follow-ups that send themselves', 'Client portals', 'Reports people open'],
      gradient: 'cedar',
    },
    {
      icon: 'site',
      title: 'Business Website Creation',
      description: 'Loads at once, ranks well, and says what you do on the first screen.',
      features: ['Design, copy and build', 'Edit it without us', 'Measured for speed and search'],
      gradient: 'orchid',
    },
    {
      icon: 'ai',
      title: 'AI System Integration & Automation',
      description:
        'Assistants that answer, sort and draft, wired into the tools you pay for today.',
      features: [
        'Answers customers at any hour',
        'Reads and files your documents',
        'A person signs off what matters',
      ],
      gradient: 'sunset',
    },
  ],
};
