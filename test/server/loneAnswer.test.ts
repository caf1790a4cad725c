import type { Decision, ObjectInfo } from 'taiki';
import { describe, expect, it } from 'vitest';
import { loneAnswer } from '../../server/page/duel/lone.ts';

const card = (zone: ObjectInfo['zone']): ObjectInfo => ({ id: 1, name: 'Aqua Hulcus', zone, owner: 'p1' });

const decision = (options: Decision['options'], more: Partial<Decision> = {}): Decision => ({
  id: 1,
  player: 'p1',
  kind: 'choose',
  rule: '101.1',
  prompt: 'Choose.',
  source: undefined,
  options,
  min: 1,
  max: 1,
  ordered: false,
  limits: undefined,
  ...more,
});

describe('a decision that goes on by itself', () => {
  it('can only be passed', () => {
    expect(loneAnswer(decision([{ label: 'Pass', pass: true }]))).toEqual([0]);
    expect(loneAnswer(decision([{ label: 'Pass', pass: true }, { label: 'Attack' }]))).toBeUndefined();
  });

  it('takes everything that both players see', () => {
    const options = [
      { label: 'One', card: card('battleZone') },
      { label: 'Other', card: card('manaZone') },
    ];
    expect(loneAnswer(decision(options, { min: 2, max: 2 }))).toEqual([0, 1]);
    expect(loneAnswer(decision(options, { min: 1, max: 2 }))).toBeUndefined();
    expect(loneAnswer(decision(options, { min: 2, max: 2, ordered: true }))).toBeUndefined();
  });

  it.each(['hand', 'deck', 'shieldZone'] as const)('names no card in the %s', (zone) => {
    expect(loneAnswer(decision([{ label: 'Show it', card: card(zone) }]))).toBeUndefined();
    expect(loneAnswer(decision([{ label: 'Show it', target: card(zone) }]))).toBeUndefined();
  });
});
