import { type CardDefinition, defineCard, type Zone } from 'taiki';
import {
  type Ability,
  choose,
  creature,
  destroy,
  draw,
  type Effect,
  gains,
  gets,
  getsWhileThere,
  has,
  instead,
  opponentsCreatures,
  power,
  put,
  self,
  spell,
  spellAbility,
  when,
  wheneverAttacks,
  wouldLeave,
  yourCreatures,
} from 'taiki/words';
import { describe, expect, it } from 'vitest';

const plain = { civilizations: ['fire'], cost: 1 } as const;

describe('an ability that its card could never use is refused by name', () => {
  const sentry = (ability: Ability): CardDefinition =>
    creature({ ...plain, name: 'Sentry', power: 1000, abilities: [ability] });
  const order = (...effects: readonly Effect[]): CardDefinition =>
    spell({ ...plain, name: 'Order', abilities: [spellAbility(...effects)] });
  const whenItself = (event: 'put' | 'attacks' | 'blocks', zone: Zone): Ability => ({
    ...when({ event, what: { of: 'any', filter: { itself: true } } }, draw()),
    from: [zone],
  });

  it.each([
    ['put', 'hand'],
    ['attacks', 'graveyard'],
    ['blocks', 'manaZone'],
  ] as const)('110.4 "when this %s" in the %s', (event, zone) => {
    expect(() => defineCard(sentry(whenItself(event, zone)))).toThrow(
      `abilities[0].when.event: expected an event that can happen to this card where the ability works (${zone}), not "${event}"`,
    );
  });

  it.each([
    ['609.2 a destruction of itself, in the hand', { ...wouldLeave(self, instead('hand')), from: ['hand'] }],
    [
      '110.4 a move of itself out of the super GR zone',
      {
        kind: 'replacement',
        of: {
          event: 'moves',
          what: { of: 'any', filter: { itself: true } },
          from: 'superGRZone',
          to: 'graveyard',
        },
        instead: instead('hand'),
      },
    ],
  ] as const)('%s', (_, ability) => {
    expect(() => defineCard(sentry(ability))).toThrow(
      /of\.event: expected an event that can happen to this card/,
    );
  });

  it.each([
    [
      '409.1c its own use',
      { event: 'used', by: 'you', what: { itself: true } },
      /when\.what: expected other cards/,
    ],
    [
      '601.1a a use from the battle zone',
      { event: 'used', by: 'you', from: ['battleZone'] },
      /when\.from: expected zones/,
    ],
    [
      '400.5 a move from a zone to itself',
      { event: 'moved', what: { of: 'you' }, from: 'hand', to: 'hand' },
      /when\.to: expected another zone/,
    ],
    [
      '603.1 one of several events',
      {
        event: 'anyOf',
        patterns: [
          { event: 'endOfTurn', of: 'you' },
          { event: 'moved', what: { of: 'any', filter: { itself: true } }, from: 'hand', to: 'deck' },
        ],
      },
      /when\.patterns\[1\]\.event: expected an event/,
    ],
  ] as const)('%s', (_, event, message) => {
    expect(() => defineCard(sentry(when(event, draw())))).toThrow(message);
  });

  it.each([
    [
      'changes places',
      { do: 'swap', what: { ref: 'this' } },
      /effect\.do: expected an instruction other than "swap"/,
    ],
    [
      'battles',
      { do: 'battle', a: self, b: choose(opponentsCreatures()) },
      /effect\.a: expected something other/,
    ],
    ['is destroyed', destroy(self), /effect\.what: expected something other/],
    ['is put', put(self), /effect\.what: expected something other/],
    ['gets power', gets(self, 'turn', power(1000)), /effect\.affects: expected something other/],
    [
      'is in the battle zone',
      getsWhileThere(yourCreatures(), power(1000)),
      /effect\.until: expected another duration/,
    ],
  ] as const)('302.2 a spell that %s', (_, effect, message) => {
    expect(() => defineCard(order(effect))).toThrow(message);
  });

  it.each([
    ['a cost', { kind: 'cost', way: 'additional', effect: draw() }],
    ['a condition for its use', { kind: 'useOnlyIf', condition: { kind: 'turnOf', who: 'you' } }],
    ['a spell ability', spellAbility(draw())],
    [
      'an ability of the graveyard',
      { ...when({ event: 'endOfTurn', of: 'you' }, draw()), from: ['graveyard'] },
    ],
    ['evolution', { kind: 'keyword', name: 'evolution', base: {} }],
  ] as const)('608 %s that is gained', (_, ability) => {
    expect(() => defineCard(sentry(has({ kind: 'gains', abilities: [ability] })))).toThrow(
      /effects\[0\]\.abilities\[0\]: expected/,
    );
  });

  it('a limit for all abilities of a word that it does not have', () => {
    const ability = {
      ...when({ event: 'endOfTurn', of: 'you' }, draw()),
      limit: { times: 1, per: 'turn', by: 'word' },
    } as const;
    expect(() => defineCard(sentry(ability))).toThrow(/limit\.by: expected "this" or "name"/);
  });

  it('but not what its card can see, or what it gives others', () => {
    const discarded = when({ event: 'discarded', by: 'you', what: { itself: true } }, draw());
    expect(() => defineCard(sentry(discarded))).not.toThrow();
    expect(() =>
      defineCard(order(gets(yourCreatures(), 'turn', gains(wheneverAttacks(self, destroy(self)))))),
    ).not.toThrow();
  });
});
