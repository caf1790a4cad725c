import { CardReader, ReadError, readAbility } from '@taiki/reader';
import {
  allCreatures,
  blocker,
  blockerAgainst,
  cannot,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  evolution,
  exLife,
  gains,
  gets,
  guardStrike,
  has,
  hasWhile,
  insteadDo,
  isLike,
  justDiver,
  lookAtTop,
  may,
  opponentsCreatures,
  opponentsHand,
  optional,
  power,
  provided,
  putOnDeck,
  returnToHand,
  search,
  self,
  shieldsAre,
  shieldTrigger,
  silentSkill,
  spellAbility,
  tally,
  tap,
  tapAbility,
  the,
  times,
  tripleBreaker,
  unblockable,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  withTotal,
  wouldBeDestroyed,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';

const fire = { civilizations: ['fire'] } as const;
const creature = { type: 'creature' } as const;

describe('the wording of the English cards', () => {
  test.each([
    ['When you put this creature into the battle zone, draw a card.', whenPut(self, draw())],
    [
      'Whenever this creature attacks, you may choose one of your opponent\'s creatures that has "blocker" and tap it.',
      wheneverAttacks(self, may(tap(choose(opponentsCreatures({ keyword: 'blocker' }))))),
    ],
    [
      'When this creature is destroyed, your opponent chooses and discards 2 cards from his hand.',
      whenDestroyed(self, discard(choose(opponentsHand(), 2, 'opponent'))),
    ],
    [
      'When you put this creature into the battle zone, if you have no shields, return up to 2 creatures from your graveyard to your hand.',
      provided(
        shieldsAre('you', { max: 0 }),
        whenPut(self, returnToHand(chooseUpTo(yourGraveyard(creature), 2))),
      ),
    ],
    [
      'This creature gets +1000 power for each fire card in your mana zone.',
      has(power(times(1000, { count: yourMana(fire) }))),
    ],
    [
      'While this creature has power 6000 or more, it has "Double breaker."',
      hasWhile(isLike(self, { power: { min: 6000 } }), gains(doubleBreaker)),
    ],
    [
      'Each of your other Dragonoids in the battle zone gets +1000 power and has "blocker."',
      each(yourCreatures({ other: true, races: ['Dragonoid'] }), power(1000), gains(blocker)),
    ],
    ['Evolution—Put on one of your Dragonoids.', evolution({ races: ['Dragonoid'] })],
    [
      'Whenever one of your fire creatures would be destroyed, you may destroy this creature instead.',
      optional(wouldBeDestroyed({ of: 'you', filter: { ...creature, ...fire } }, insteadDo(destroy(self)))),
    ],
    ['$tap Draw 2 cards.', tapAbility(draw(2))],
    [
      "Each of your fire creatures may tap instead of attacking to use this creature's ability. : Draw a card.",
      tapAbility(draw(), yourCreatures(fire)),
    ],
    [
      'Discard any number of cards from your hand. Then draw that many cards.',
      spellAbility(tally(discard(chooseAnyNumber(yourHand())), 'number'), draw({ named: 'number' })),
    ],
    [
      'When you put this creature into the battle zone, if your opponent has 2 or fewer shields, he discards his hand.',
      provided(shieldsAre('opponent', { max: 2 }), whenPut(self, discard(opponentsHand()))),
    ],
    ['Tap all non-fire creatures in the battle zone.', spellAbility(tap(allCreatures({ not: fire })))],
    ['G-Strike', guardStrike],
    ['S-trigger', shieldTrigger],
    ['T-Breaker', tripleBreaker],
    ['Just Diver', justDiver],
    ['EX Life', exLife],
    ['Your opponent discards a card.', spellAbility(discard(choose(opponentsHand(), 1, 'opponent')))],
    ['Your opponent discards all the cards in his hand.', spellAbility(discard(opponentsHand()))],
    [
      'Look at the top 3 cards of your deck. Put 2 of them into your hand and the rest on the bottom.',
      spellAbility(
        lookAtTop(3, 'seen'),
        returnToHand(choose(the('seen'), 2)),
        putOnDeck(the('seen'), 'bottom'),
      ),
    ],
    [
      "Your opponent can't cast spells that cost 5 or less.",
      has(cannot({ do: 'cast', who: 'opponent', what: { type: 'spell', cost: { max: 5 } } })),
    ],
    ['Fire blocker', blockerAgainst({ ...creature, ...fire })],
    [
      "This creature can't be blocked by any creature that has power 3000 or less.",
      has(unblockable({ ...creature, power: { max: 3000 } })),
    ],
    [
      "Destroy any number of your opponent's creatures that have total power 3000 or less.",
      spellAbility(destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 3000))),
    ],
    [
      'Tap all creatures in the battle zone that have "blocker."',
      spellAbility(tap(allCreatures({ keyword: 'blocker' }))),
    ],
    [
      'Silent skill (At the start of each of your turns, if this creature is tapped, you may keep it tapped and use its ability.) : Draw a card.',
      silentSkill(draw()),
    ],
  ])('reads %s', (text, ability) => {
    expect(readAbility(text)).toEqual(ability);
  });

  test('reads the lines of a spell as one ability', () => {
    const text =
      'Search your deck. You may take a spell from your deck, show that spell to your opponent, and put it into your hand. Then shuffle your deck.\nDraw a card.';
    expect(new CardReader().card(text, 'spell').abilities).toEqual([
      spellAbility(search({ type: 'spell' }, 'hand', 'shown'), draw()),
    ]);
  });

  test('knows the plural of races that it is told', () => {
    const text = "Each of your Testers can't be blocked.";
    expect(() => new CardReader().ability(text)).toThrow(ReadError);
    expect(new CardReader({ races: ['Tester'] }).ability(text)).toEqual(
      each(yourCreatures({ races: ['Tester'] }), unblockable()),
    );
  });
});

describe('"it"', () => {
  test('is what the trigger speaks of', () => {
    expect(readAbility('Whenever one of your creatures attacks, destroy it.')).toEqual(
      when({ event: 'attacks', what: { of: 'you', filter: creature } }, destroy({ ref: 'that' })),
    );
  });

  test('is what was chosen just before', () => {
    expect(readAbility("Choose one of your creatures. It can't be blocked this turn.")).toEqual(
      spellAbility(gets(choose(yourCreatures()), 'turn', unblockable())),
    );
    expect(readAbility('Tap one of your creatures. Then destroy it.')).toEqual(
      spellAbility(tap(choose(yourCreatures())), destroy(the('chosen'))),
    );
  });
});

describe('a text in brackets', () => {
  test('is read where it says what its keyword says', () => {
    expect(readAbility('Double breaker (This creature breaks 2 shields.)')).toEqual(doubleBreaker);
  });

  test('is refused where it says something else', () => {
    expect(() => readAbility('Blocker (This creature breaks 2 shields.)')).toThrow(ReadError);
    expect(() => readAbility('Double breaker (This creature breaks 3 shields.)')).toThrow(ReadError);
    expect(() => readAbility('Triple breaker (It breaks 2 shields.)')).toThrow(ReadError);
    expect(() => readAbility('Double breaker (This creature draws 2 cards.)')).toThrow(
      '"draws" is not understood',
    );
  });

  test('may say of a card that it is put into the mana zone tapped', () => {
    const text = 'Blocker\n(This creature is put into your mana zone tapped.)';
    expect(new CardReader().card(text, 'other').abilities).toEqual([blocker]);
  });
});
