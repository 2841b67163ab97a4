import { toAddress, type LinkContent } from './links.ts';
import type { Locale } from './locale.ts';
import { settings } from './settings.ts';

export interface DigitalMarketingContent {
  eyebrow: string;
  heading: string;
  lead: string;
  items: {
    icon: 'store' | 'search' | 'ads' | 'social' | 'launch';
    title: string;
    /** One line about our work in this area. */
    text: string;
  }[];
  pitch: {
    /** Text and numbers in the drawing. The first channel has the most users. */
    chart: { heading: string; total: string; channels: { name: string; users: number }[] };
    heading: string;
    text: string;
    action: LinkContent;
    /** The booking page's address in print. */
    address: string;
  };
}

type Pitch = DigitalMarketingContent['pitch'];

export interface DigitalMarketingTexts extends Omit<DigitalMarketingContent, 'pitch'> {
  pitch: Omit<Pitch, 'chart' | 'address'> & { chart: Omit<Pitch['chart'], 'total'> };
}

/** Adds the printed address, and the number of users of all channels in the digits of the language. */
export function createDigitalMarketing(
  { pitch, ...texts }: DigitalMarketingTexts,
  { language }: Locale,
): DigitalMarketingContent {
  const total = pitch.chart.channels.reduce((sum, { users }) => sum + users, 0);
  const chart = { ...pitch.chart, total: total.toLocaleString(language) };
  const address = toAddress(settings.consultationUrl);
  return { ...texts, pitch: { ...pitch, chart, address } };
}
