import { expect, test } from 'vitest';
import { projectId, toBooking } from '../../../src/content/links.ts';

const consultationUrl = 'https://book.example.com/half-hour?lang=en';

test('the address of the booking page keeps its query, and gets the topic of the link as `about`', () => {
  expect(toBooking('Two Keys & more', { consultationUrl, hasConsultationContext: true })).toBe(
    'https://book.example.com/half-hour?lang=en&about=Two+Keys+%26+more',
  );
});

test('without hasConsultationContext, the address of the booking page stays the same', () => {
  expect(toBooking('hero', { consultationUrl, hasConsultationContext: false })).toBe(
    consultationUrl,
  );
});

test('the id of a project has no space in any language', () => {
  expect(projectId('Two Keys')).toBe('project-two-keys');
  expect(projectId('الماء الساكن')).toBe('project-الماء-الساكن');
});
