import { type CardDefinition, describeAbility, describeCard, parseCard } from 'taiki';
import {
  any,
  blocker,
  type Condition,
  cardsIn,
  choose,
  creature,
  crossed,
  destroy,
  draw,
  each,
  has,
  isLike,
  notThat,
  power,
  provided,
  self,
  spellAbility,
  strikeBack,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  whenPutOnto,
  youHave,
  yourCreatures,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';

const armorloid = { races: ['Armorloid'] } as const;

describe('the text of an ability', () => {
  test('has the article that the noun needs', () => {
    expect(
      [
        wheneverAttacks(any('you', armorloid), draw()),
        whenPutOnto(self, { type: 'creature', ...armorloid }, draw()),
        when({ event: 'becomesBlocked', what: any('you'), by: { type: 'creature', tapped: false } }, draw()),
        when({ event: 'used', by: 'you', what: { type: 'evolutionCreature' } }, draw()),
        when({ event: 'discarded', by: 'opponent', what: armorloid }, draw()),
        provided(notThat(isLike(self, armorloid)), whenDestroyed(self, draw())),
        spellAbility(destroy(choose({ ref: 'chosen', filter: armorloid }))),
        strikeBack({ type: 'creature', ...armorloid }),
        has(power({ times: [-1000, { count: yourCreatures() }] })),
        each(yourCreatures({ not: { type: 'creature', ...armorloid } }), power(1000)),
      ].map(describeAbility),
    ).toEqual([
      'Whenever an Armorloid creature of yours attacks, draw a card.',
      'When this is put into the battle zone on an Armorloid creature, draw a card.',
      'Whenever a creature of yours becomes blocked by an untapped creature, draw a card.',
      'Whenever you use an evolution creature, draw a card.',
      'Whenever your opponent discards an Armorloid card, draw a card.',
      'When this is destroyed, if this is not an Armorloid card, draw a card.',
      'Destroy one of what was chosen, each an Armorloid card.',
      'Strike back: discarding an Armorloid creature',
      'This gets -1000 power for each of your creatures.',
      'Each of your creatures that are not Armorloid creatures gets +1000 power.',
    ]);
  });

  test('says how many there are not', () => {
    const unless = (condition: Condition): string =>
      describeAbility(provided(notThat(condition), whenDestroyed(self, draw())));
    expect([
      unless(youHave(yourCreatures())),
      unless(youHave(cardsIn('shieldZone', 'you'), { min: 3 })),
      unless(youHave(yourCreatures(), { max: 0 })),
      unless(youHave(yourCreatures(), { min: 1, max: 2 })),
    ]).toEqual([
      'When this is destroyed, if there are not any of your creatures, draw a card.',
      'When this is destroyed, if there are fewer than 3 of your shields, draw a card.',
      'When this is destroyed, if it is not the case that there are none of your creatures, draw a card.',
      'When this is destroyed, if it is not the case that there are 1 to 2 of your creatures, draw a card.',
    ]);
  });

  test('names the bearer, and what has a name, without a number', () => {
    const itself = cardsIn('battleZone', 'you', { itself: true });
    expect(
      [each(itself, power(1000)), whenDestroyed(self, destroy(itself)), wheneverAttacks(crossed, draw())].map(
        describeAbility,
      ),
    ).toEqual([
      'This gets +1000 power.',
      'When this is destroyed, destroy this.',
      'Whenever the crossed creature attacks, draw a card.',
    ]);
  });
});

describe('a card as plain data', () => {
  const { printings: _, ...raw } = creature({
    name: 'Raw',
    civilizations: ['fire'],
    races: ['Human'],
    cost: 2,
    power: 1000,
    abilities: [blocker],
  });

  test('needs no printings', () => {
    const card: CardDefinition = parseCard(JSON.stringify(raw));
    expect(describeCard(card)).toBe('Raw\nFire creature (Human), cost 2, power 1000\n  Blocker');
  });

  test('and the first mistake is named, not a field that may be absent', () => {
    expect(() =>
      parseCard({ ...raw, abilities: [{ kind: 'spell', effect: { do: 'draw', who: 'you', count: 'one' } }] }),
    ).toThrow('Card "Raw": abilities[0].effect.count: expected');
  });

  test('does nothing a negative number of times', () => {
    expect(() => parseCard({ ...raw, abilities: [whenPut(self, draw(-1))] })).toThrow(
      'Card "Raw": abilities[0].effect.count: expected a number of at least 0, not -1.',
    );
    expect(parseCard({ ...raw, abilities: [whenPut(self, draw(0))] }).abilities).toHaveLength(1);
  });
});
