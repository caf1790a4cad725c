/** A value as somebody has written it. */
export const written = (value: string): string =>
  value === 'undefined'
    ? '何もない'
    : `${/^".*"$/su.test(value) ? `「${value.slice(1, -1)}」` : `「${value}」`}`;
