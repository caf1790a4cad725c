import type { CardDefinition } from 'taiki';
import type { Arrangement } from 'taiki/testing';
import type { Amount, Effect } from 'taiki/words';
import {
  any,
  atMost,
  bearsIcon,
  blocker,
  breakShields,
  called,
  cannot,
  cardsIn,
  choose,
  countOf,
  creature,
  delayed,
  destroy,
  draw,
  each,
  evolution,
  evolutionCreature,
  from,
  gains,
  gets,
  inOrder,
  insteadDo,
  moveUnder,
  named,
  nameNumber,
  opponentsCreatures,
  plus,
  powerOfRef,
  put,
  replaceUntil,
  returnToHand,
  revolutionChange,
  ruleUntil,
  self,
  spell,
  spellAbility,
  the,
  times,
  twinpact,
  useFree,
  when,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const beast = creature({ ...plain, name: 'Beast', power: 3000 });
const insteadOfMoving = (of: 'you' | 'opponent', to: 'battleZone' | 'graveyard') =>
  creature({
    ...plain,
    name: 'Barrier',
    power: 6000,
    abilities: [
      {
        kind: 'replacement',
        of: { event: 'moves', what: { of }, to },
        instead: { kind: 'move', to: 'manaZone' },
      },
    ],
  });

type Own = NonNullable<Arrangement['p1']>;

/** Casts a spell that does this. */
const casting = (
  begin: Begin,
  effect: Effect,
  p1: Own = {},
  p2: Own = {},
  cards: readonly CardDefinition[] = [],
) =>
  begin({
    cards: [beast, ...cards, spell({ ...plain, name: 'Deal', abilities: [spellAbility(effect)] })],
    p1: { hand: ['Deal'], manaZone: { fire: 1 }, ...p1 },
    p2,
  }).use('Cast Deal');

/** A creature on these cards does this as it attacks. */
const attacking = (
  begin: Begin,
  over: readonly string[],
  effect: Effect,
  cards: readonly CardDefinition[] = [],
  others: readonly string[] = [],
) =>
  begin({
    cards: [
      beast,
      ...cards,
      creature({ ...plain, name: 'Burner', power: 6000, abilities: [wheneverAttacks(self, effect)] }),
    ],
    step: 'attack',
    p1: { battleZone: [...others, { name: 'Burner', over }] },
  }).choose('Burner attacks the player');

describe('105 a number below 0', () => {
  const less = plus(named('n'), -1);
  const numbered = (effect: Effect) => inOrder(nameNumber('n', 2), effect, draw());

  driven('breaks no shields', (begin) => {
    const duel = casting(begin, numbered(breakShields(less))).choose('0');
    expect(duel.asked).toBe('p2 charge');
  });

  driven('moves no cards from below a creature', (begin) => {
    const duel = attacking(begin, ['Beast'], numbered(moveUnder(self, less, 'graveyard'))).choose('0');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('uses no icons', (begin) => {
    const ringer = creature({
      ...plain,
      name: 'Ringer',
      power: 1000,
      abilities: [bearsIcon('bell', wheneverAttacks(self, draw()))],
    });
    const icons = numbered({ do: 'useIcons', icon: 'bell', count: less });
    const duel = casting(begin, icons, { battleZone: ['Ringer', 'Ringer'] }, {}, [ringer]).choose('0');
    expect(duel.asked).toBe('p1 attack');
  });

  driven('shows no cards of the deck', (begin) => {
    const look = numbered({ do: 'lookAtTop', who: 'you', count: less, as: 'seen' });
    expect(casting(begin, look).choose('0').facts('cardLookedAt')).toEqual([]);
  });
});

describe('701.26b where the new creature is not put nothing changes', () => {
  const still = (begin: Begin, hero: CardDefinition, p2: Own = {}) => {
    const duel = begin({
      cards: [beast, hero, insteadOfMoving('opponent', 'battleZone')],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: ['Beast', 'Fear Fang'] },
      p2,
    });
    duel.choose('Beast attacks the player').choose('Declare Hero');
    expect(duel.zone('p1', 'hand')).toEqual(['Hero']);
    expect(duel.battleZones.p1).toEqual(['Beast (tapped)', 'Fear Fang']);
    expect(duel.asked).toBe('p1 shields');
  };
  const change = revolutionChange({ names: ['Beast'] });

  driven('since it would have to evolve from what leaves', (begin) => {
    const abilities = [evolution({ names: ['Beast'] }), change];
    still(begin, evolutionCreature({ ...plain, name: 'Hero', power: 7000, abilities }));
  });
});

describe('507.4 a creature that would be put blocking', () => {
  driven('takes no attack where it goes elsewhere instead', (begin) => {
    const keeper = creature({
      ...plain,
      name: 'Keeper',
      power: 1000,
      abilities: [wheneverAttacks(any('opponent'), { do: 'put', what: yourHand(), blocking: true })],
    });
    const duel = begin({
      cards: [beast, keeper, insteadOfMoving('opponent', 'battleZone')],
      step: 'attack',
      p1: { battleZone: ['Barrier', 'Fear Fang'] },
      p2: { battleZone: ['Keeper'], hand: ['Beast'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.facts('attackRedirected')).toEqual([]);
  });
});

describe('601.1a of a twinpact', () => {
  const back = (...abilities: CardDefinition['abilities']) =>
    twinpact(
      'Front',
      creature({ ...plain, name: 'Front', power: 1000 }),
      spell({ ...plain, name: 'Back', abilities: [spellAbility(draw()), ...abilities] }),
    );

  driven('only the side is used that the effect asks for, where nothing is chosen too', (begin) => {
    const duel = casting(begin, useFree(yourGraveyard({ type: 'spell' })), { graveyard: ['Front'] }, {}, [
      back(),
    ]);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('that uses itself from the graveyard, the side is used on which the ability is', (begin) => {
    const again = from(['graveyard'], when({ event: 'endOfTurn', of: 'you' }, useFree(self)));
    const duel = begin({ cards: [back(again)], p1: { graveyard: ['Front'] } });
    duel.passUntil('p2 charge');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([[], 1]);
  });
});

describe('605.2c a shield that goes to the hand', () => {
  const open = { shieldZone: [{ name: 'Beast', faceUp: true }, 'Filler'] };

  driven('is what later parts of the effect speak of', (begin) => {
    const chosen = called(choose(yourShields({ faceUp: true })), 'x');
    expect(casting(begin, inOrder(returnToHand(chosen), put(the('x'))), open).battleZones.p1).toEqual([
      'Beast',
    ]);
    const moved = inOrder(returnToHand(yourShields({ faceUp: true })), put(the('moved')));
    expect(casting(begin, moved, open).battleZones.p1).toEqual(['Beast']);
  });

  driven('400.7 goes there together with what else the effect moves', (begin) => {
    const all = returnToHand(cardsIn(['shieldZone', 'battleZone'], 'you'));
    const duel = casting(begin, all, { shieldZone: ['Filler'], battleZone: ['Beast'] });
    expect(duel.names('p1', 'hand')).toEqual(['Beast', 'Filler']);
  });
});

describe('608.2 numbers of an effect made by a resolution', () => {
  const one = { do: 'choose', what: called(choose(opponentsCreatures()), 'x') } as const;

  driven('a power that is set stays what it was', (begin) => {
    const set = gets(choose(yourCreatures()), 'turn', { kind: 'setPower', to: powerOfRef(the('x')) });
    const duel = casting(
      begin,
      inOrder(one, set),
      { battleZone: ['Beast'] },
      { battleZone: ['Bolshack Dragon'] },
    );
    expect(duel.battleZones.p1).toEqual(['Beast']);
  });

  driven('so does what is taken from a cost', (begin) => {
    const four = creature({ ...plain, name: 'Four', cost: 4, power: 3000 });
    const kill = spell({ ...plain, name: 'Kill', abilities: [spellAbility(destroy(yourCreatures()))] });
    const less = times(-1, countOf(yourCreatures()));
    const duel = casting(
      begin,
      gets(yourHand({ type: 'creature' }), 'turn', { kind: 'cost', by: less, atLeast: 1 }),
      { hand: ['Deal', 'Four', 'Kill'], manaZone: { fire: 4 }, battleZone: ['Beast', 'Beast'] },
      {},
      [four, kill],
    );
    expect(duel.use('Cast Kill').options).toContain('Summon Four');
  });
});

describe('605.2c what an effect leaves behind knows what was named', () => {
  driven('a number, in a delayed trigger', (begin) => {
    const later = delayed(when({ event: 'endOfTurn', of: 'any' }, draw(named('n'))), 'once');
    const duel = casting(begin, inOrder(nameNumber('n', 3), later))
      .choose('3')
      .passUntil('p2 charge');
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  const kill = spell({ ...plain, name: 'Kill', abilities: [spellAbility(destroy(yourCreatures()))] });
  const saving = (count: Amount) =>
    replaceUntil('turn', wouldBeDestroyed(any('you'), insteadDo(draw(count))));

  driven('a number, in a replacement', (begin) => {
    const p1 = { hand: ['Deal', 'Kill'], manaZone: { fire: 2 }, battleZone: ['Beast'] };
    const duel = casting(begin, inOrder(nameNumber('n', 3), saving(named('n'))), p1, {}, [kill]);
    expect(duel.choose('3').use('Cast Kill').battleZones.p1).toEqual(['Beast']);
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('609.2 a replacement that a spell has made is there for the rest of that spell', (begin) => {
    const duel = casting(begin, inOrder(saving(2), destroy(yourCreatures())), { battleZone: ['Beast'] });
    expect(duel.battleZones.p1).toEqual(['Beast']);
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('a number, in an ability that it gives', (begin) => {
    const give = gets(yourCreatures(), 'turn', gains(wheneverAttacks(self, draw(named('n')))));
    const duel = casting(begin, inOrder(nameNumber('n', 3), give), { battleZone: ['Beast'] });
    expect(duel.choose('2').choose('Beast attacks the player').count('p1', 'hand')).toBe(2);
  });

  driven('a card that was chosen, in a rule', (begin) => {
    const one = { do: 'choose', what: called(choose(opponentsCreatures()), 'x') } as const;
    const rule = cannot({ do: 'summon', who: 'opponent', what: { sameNameAs: the('x') } });
    const p2 = { hand: ['Fear Fang'], battleZone: ['Fear Fang'], manaZone: { nature: 3 } };
    const duel = casting(begin, inOrder(one, ruleUntil('yourNextTurn', rule)), {}, p2);
    expect(duel.passUntil('p2 charge').pass().asked).toBe('p2 attack');
  });
});

describe('801.4 cards from below a creature', () => {
  driven('405.1 enter the mana zone tapped where they have several civilizations', (begin) => {
    const hybrid = creature({ name: 'Hybrid', civilizations: ['fire', 'nature'], cost: 2, power: 2000 });
    const duel = attacking(begin, ['Hybrid'], moveUnder(self, 1, 'manaZone'), [hybrid]);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Hybrid (tapped)']);
  });

  driven('401.4 go to a deck in an order that their player picks', (begin) => {
    const duel = attacking(begin, ['Beast', 'Fear Fang'], moveUnder(self, 'all', 'deck'));
    expect(duel.asked).toBe('p1 order');
    expect(duel.duel.decision?.options).toEqual([{ label: 'Beast' }, { label: 'Fear Fang' }]);
  });

  driven('have been put where they come into the battle zone', (begin) => {
    const crier = creature({ ...plain, name: 'Crier', power: 1000, abilities: [whenPut(self, draw())] });
    const duel = attacking(begin, ['Crier'], moveUnder(self, 1, 'battleZone'), [crier]);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('have the power that is printed on them, not that of the creature', (begin) => {
    const weak = moveUnder(self, 1, 'graveyard', { power: atMost(2000) });
    const duel = attacking(begin, ['Aqua Hulcus', 'Bolshack Dragon', 'Burning Mane'], weak);
    expect(duel.options).toEqual(['Aqua Hulcus', 'Burning Mane']);
  });

  driven('have the keywords that are printed on them, not those of the creature', (begin) => {
    const giver = creature({
      ...plain,
      name: 'Giver',
      power: 6000,
      abilities: [each(yourCreatures(), gains(blocker))],
    });
    const blockers = moveUnder(self, 1, 'graveyard', { keyword: 'blocker' });
    const duel = attacking(begin, ['Aqua Hulcus', 'Bolshack Dragon'], blockers, [giver], ['Giver']);
    expect(duel.asked).toBe('p1 shields');
  });
});
