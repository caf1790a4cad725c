import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES_REVISION } from '../../engine/records/ruleChanges.ts';
import { adviceFor, type KeptDigests } from './compareDigests.ts';
import { duelDigests } from './duelDigests.ts';

describe('the revision of the rules', () => {
  it('is another one if a duel goes on differently', () => {
    const kept: KeptDigests = JSON.parse(readFileSync(new URL('./digests.json', import.meta.url), 'utf8'));
    const now = duelDigests();
    expect(Object.keys(now).length).toBeGreaterThan(300);
    expect(adviceFor(kept, now, RULES_REVISION)).toBeUndefined();
  });

  const kept: KeptDigests = { revision: 7, duels: { one: 'a', other: 'b' } };

  it('has to grow with a duel that differs', () => {
    const advice = adviceFor(kept, { one: 'a', other: 'c' }, 7);
    expect(advice).toContain(
      'append it to ruleChanges in engine/records/ruleChanges.ts, which makes this revision 8',
    );
    expect(advice).toContain('"other"');
  });

  it.each([
    ['after the revision has grown', { one: 'a', other: 'c' }, 8],
    ['with a new duel', { one: 'a', other: 'b', third: 'd' }, 7],
    ['with a duel less', { one: 'a' }, 7],
  ] as const)('has its digests written again %s', (_, now, revision) => {
    expect(adviceFor(kept, now, revision)).toContain('Run "npm run revision".');
  });

  it('is left alone if nothing differs', () => {
    expect(adviceFor(kept, { one: 'a', other: 'b' }, 7)).toBeUndefined();
  });
});
