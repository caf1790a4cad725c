import { type CardDefinition, type CardError, defineCard, parseCard } from 'taiki';
import {
  any,
  atEndOfYourTurn,
  called,
  choose,
  creature,
  crossed,
  crossGear,
  delayed,
  destroy,
  draw,
  forEach,
  gains,
  gets,
  inOrder,
  insteadDo,
  isLike,
  may,
  named,
  nameNumber,
  onlyIf,
  opponentsCreatures,
  other,
  power,
  provided,
  put,
  remember,
  repeat,
  replaceUntil,
  self,
  shieldForce,
  sizeOf,
  spell,
  spellAbility,
  stays,
  tally,
  tap,
  that,
  the,
  topOfDeckTo,
  twinpact,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  wheneverBlocks,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
  yourMana,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import type { Ability, Effect } from '../../effects/language/vocabulary.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const having = (...abilities: readonly Ability[]) =>
  creature({ ...plain, name: 'Odd', power: 1000, abilities });
const casting = (...effects: readonly Effect[]) =>
  spell({ ...plain, name: 'Deal', abilities: [spellAbility(...effects)] });

/** What is refused about a card; undefined if it is accepted. */
function refusal(card: CardDefinition): string | undefined {
  try {
    defineCard(card);
    return undefined;
  } catch (error) {
    return (error as CardError).message;
  }
}

const mark: Effect = { do: 'choose', what: called(choose(opponentsCreatures()), 'victim') };

describe('605.2c a name that nothing binds is refused', () => {
  test('with where it is, what is bound there and the nearest of these', () => {
    expect(refusal(casting(mark, destroy(the('victm'))))).toBe(
      'Card "Deal": abilities[0].effect.effects[1].what.ref: expected the name of an object that is bound here ("this", "victim"), not "victm". Did you mean "victim"?',
    );
    expect(refusal(casting(draw(named('many'))))).toBe(
      'Card "Deal": abilities[0].effect.count.named: expected the name of a number or card name that is bound here (there is none), not "many".',
    );
  });

  test('also in plain data, in the second half of a twinpact, and in an amount, a filter or a condition', () => {
    const typo = the('typo');
    const text = JSON.stringify(casting(destroy(typo)));
    expect(() => parseCard(text)).toThrow('abilities[0].effect.what.ref');
    expect(refusal(twinpact('Both', having(), casting(destroy(typo))))).toContain(
      'otherFace.abilities[0].effect.what.ref',
    );
    for (const effect of [
      draw(sizeOf(typo)),
      destroy(opponentsCreatures({ sameNameAs: typo })),
      destroy(choose(opponentsCreatures({ not: { is: typo } }))),
      onlyIf(isLike(typo, {}), draw()),
      gets(yourCreatures(), 'turn', power({ powerOf: typo })),
      repeat({ costOf: typo }, draw()),
    ])
      expect(refusal(casting(effect))).toContain('not "typo"');
  });

  test('before it is bound, and where another branch binds it only afterwards', () => {
    expect(refusal(casting(destroy(the('victim')), mark))).toContain('not "victim"');
    expect(refusal(casting(forEach(yourCreatures(), 'one', mark), destroy(the('one'))))).toContain(
      'not "one"',
    );
    expect(refusal(casting(put(the('chosen')), tap(choose(yourCreatures()))))).toContain('not "chosen"');
  });
});

describe('and one that is bound is not', () => {
  test('by an instruction, a loop, a choice of modes or one that was optional', () => {
    for (const effect of [
      inOrder(mark, destroy(the('victim'))),
      inOrder(forEach(yourCreatures(), 'one', inOrder(tap(the('one')), mark)), destroy(the('victim'))),
      inOrder(repeat(2, mark), untap(the('victim'))),
      inOrder(may(mark), destroy(the('victim'))),
      may(mark, destroy(the('victim'))),
      inOrder(topOfDeckTo('manaZone'), untap(the('moved'))),
      inOrder(
        { do: 'battle', a: choose(yourCreatures()), b: choose(opponentsCreatures()) },
        tap(the('chosen')),
      ),
      inOrder(nameNumber('number', 3), draw(named('number'))),
      inOrder(remember(2, 'number'), draw(named('number'))),
      inOrder(tally(destroy(yourCreatures()), 'dead'), draw(named('dead'))),
      inOrder(mark, delayed(atEndOfYourTurn(destroy(the('victim'))), 'once')),
      inOrder(mark, replaceUntil('turn', wouldBeDestroyed(the('victim'), stays))),
    ])
      expect(refusal(casting(effect))).toBeUndefined();
  });
});

describe('603.1 what a trigger cannot give is refused', () => {
  test('the other creature where there is none, and what an event of no object is about', () => {
    expect(refusal(having(whenPut(self, destroy(other))))).toContain(
      'expected the name of an object that is bound here ("this", "that", "was"), not "other"',
    );
    expect(refusal(having(atEndOfYourTurn(destroy(that))))).toContain('not "that"');
    expect(refusal(having(wheneverAttacks(the('victim'), draw())))).toContain(
      'abilities[0].when.what.filter.is.ref',
    );
    expect(refusal(casting(destroy(that)))).toContain('not "that"');
  });

  test('but not where the event gives it', () => {
    for (const ability of [
      wheneverBlocks(self, destroy(other)),
      whenDestroyed(any('you'), put(that)),
      provided(isLike(that, {}), wheneverAttacks(any('you'), tap(that))),
      wouldBeDestroyed(any('you'), insteadDo(destroy(self))),
      shieldForce(wheneverAttacks(self, untap(that))),
    ])
      expect(refusal(having(ability))).toBeUndefined();
  });

  test('303, 608.2 the crossed creature only by a cross gear itself', () => {
    const gear = (ability: Ability) => crossGear({ ...plain, name: 'Gear', abilities: [ability] });
    expect(refusal(gear(wheneverAttacks(crossed, untap(crossed))))).toBeUndefined();
    expect(refusal(gear(wouldBeDestroyed(crossed, insteadDo(destroy(self)))))).toBeUndefined();
    expect(refusal(having(wheneverAttacks(crossed, draw())))).toContain('not "crossed"');
    const given = gains(wheneverAttacks(self, untap(crossed)));
    expect(refusal(gear({ kind: 'static', affects: crossed, effects: [given] }))).toContain(
      'abilities[0].effects[0].abilities[0].effect.what.ref',
    );
  });

  test('608.2 an object of the effect that gives an ability, though not its numbers', () => {
    const gives = (ability: Ability) =>
      inOrder(mark, remember(2, 'number'), gets(yourCreatures(), 'turn', gains(ability)));
    expect(refusal(casting(gives(wheneverAttacks(self, destroy(the('victim'))))))).toContain('not "victim"');
    expect(refusal(casting(gives(wheneverAttacks(self, draw(named('number'))))))).toBeUndefined();
    expect(refusal(casting(gives(when({ event: 'drawn', by: 'you' }, untap(yourMana())))))).toBeUndefined();
  });
});
