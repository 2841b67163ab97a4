import { expect, test } from 'vitest';
import { projectId, toBooking } from '../../../src/content/links.ts';

const consultationUrl = 'https://book.example.com/half-hour?lang=en';

test('the booking URL keeps its query, and gets the topic of the link as `about`', () => {
  expect(toBooking('Two Keys & more', { consultationUrl, hasConsultationContext: true })).toBe(
    'https://book.example.com/half-hour?lang=en&about=Two+Keys+%26+more',
  );
});

test('without hasConsultationContext, the booking URL does not change', () => {
  expect(toBooking('hero', { consultationUrl, hasConsultationContext: false })).toBe(
    consultationUrl,
  );
});

test('a project id contains no spaces in any language', () => {
  expect(projectId('Two Keys')).toBe('project-two-keys');
  expect(projectId('الماء الساكن')).toBe('project-الماء-الساكن');
});
