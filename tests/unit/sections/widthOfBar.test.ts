import { expect, test } from 'vitest';
import { home } from '../../../src/content/en/home.ts';
import { widthOfBar } from '../../../src/sections/Navigation/widthOfBar.ts';
import { characterWidth } from '../../../theme/fonts.ts';

const { navigation } = home;

const withLabel = (label: string) =>
  widthOfBar({ ...navigation, booking: { ...navigation.booking, label } }, characterWidth);

test('widthOfBar adds one em for each Chinese, Japanese or Korean character', () => {
  for (const label of ['预约咨询预约咨询预约', 'ごよやくはこちらです', '무료상담을예약하세요']) {
    expect(withLabel(label) - withLabel('')).toBe(label.length);
  }
});
