import type { EventPattern } from 'taiki/words';
import {
  any,
  anyOf,
  atEndOfYourTurn,
  blocker,
  choose,
  creature,
  discard,
  doubleBreaker,
  draw,
  evolution,
  evolutionCreature,
  exactly,
  gets,
  happened,
  inOrder,
  itself,
  onlyIf,
  opponentsCreatures,
  power,
  put,
  self,
  spell,
  spellAbility,
  tap,
  untap,
  wheneverAttacks,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const rite = spell({
  ...plain,
  name: 'Rite',
  abilities: [
    spellAbility(inOrder(draw(), discard(choose(yourHand())), put(choose(yourHand({ names: ['Recruit'] }))))),
  ],
});
const recruit = creature({ ...plain, name: 'Recruit', power: 1000 });
const sprout = creature({ ...plain, name: 'Sprout', races: ['Plant'], power: 1000 });
const grown = evolutionCreature({
  ...plain,
  name: 'Grown',
  power: 5000,
  abilities: [evolution({ races: ['Plant'] })],
});
const ram = creature({ ...plain, name: 'Ram', power: 3000, abilities: [doubleBreaker] });
const reveille = creature({
  ...plain,
  name: 'Reveille',
  power: 2000,
  abilities: [
    wheneverAttacks(self, inOrder(tap(choose(opponentsCreatures())), untap(choose(yourCreatures())))),
  ],
});
const guard = creature({ ...plain, name: 'Guard', power: 1000, abilities: [blocker] });
const wall = creature({ ...plain, name: 'Wall', power: 9000 });

/** What can be said of the turn below, and how often it has happened in it. */
const HAPPENED: readonly (readonly [event: EventPattern, times: number])[] = [
  [{ event: 'startOfTurn', of: 'you' }, 1],
  [{ event: 'startOfTurn', of: 'opponent' }, 0],
  [{ event: 'endOfTurn', of: 'you' }, 1],
  [{ event: 'endOfTurn', of: 'opponent' }, 0],
  [{ event: 'drawn', by: 'you' }, 2],
  [{ event: 'drawn', by: 'opponent' }, 0],
  [{ event: 'discarded', by: 'you' }, 1],
  [{ event: 'discarded', by: 'you', what: { names: ['Recruit'] } }, 0],
  [{ event: 'discarded', by: 'opponent' }, 0],
  [{ event: 'used', by: 'you' }, 2],
  [{ event: 'used', by: 'opponent' }, 0],
  [{ event: 'used', by: 'you', what: { type: 'spell' } }, 1],
  [{ event: 'used', by: 'you', unpaid: true }, 0],
  [{ event: 'used', by: 'you', from: ['hand'] }, 2],
  [{ event: 'used', by: 'you', from: ['graveyard'] }, 0],
  [{ event: 'put', what: any('you') }, 2],
  [{ event: 'put', what: any('opponent') }, 0],
  [{ event: 'put', what: any('you'), how: 'summoned' }, 1],
  [{ event: 'put', what: any('you'), how: 'notSummoned' }, 1],
  [{ event: 'put', what: any('you'), how: 'unpaid' }, 1],
  [{ event: 'put', what: any('you'), how: 'revolutionChange' }, 0],
  [{ event: 'put', what: any('you'), onto: { names: ['Sprout'] } }, 1],
  [{ event: 'put', what: any('you'), onto: { names: ['Recruit'] } }, 0],
  [{ event: 'attacks', what: any('you') }, 3],
  [{ event: 'attacks', what: any('opponent') }, 0],
  [{ event: 'attacks', what: any('you'), target: 'player' }, 2],
  [{ event: 'attacks', what: any('you'), target: 'creature' }, 1],
  [{ event: 'attacks', what: any('you'), nth: 2 }, 1],
  [{ event: 'attacked', what: any('opponent') }, 1],
  [{ event: 'attacked', what: any('you') }, 0],
  [{ event: 'blocks', what: any('opponent') }, 1],
  [{ event: 'blocks', what: any('you') }, 0],
  [{ event: 'becomesBlocked', what: any('you') }, 1],
  [{ event: 'becomesBlocked', what: any('opponent') }, 0],
  [{ event: 'becomesBlocked', what: any('you'), by: { names: ['Wall'] } }, 0],
  [{ event: 'isNotBlocked', what: any('you') }, 2],
  [{ event: 'isNotBlocked', what: any('opponent') }, 0],
  [{ event: 'battles', what: any('you') }, 2],
  [{ event: 'battles', what: any('you', { names: ['Grown'] }) }, 1],
  [{ event: 'winsBattle', what: any('you') }, 1],
  [{ event: 'winsBattle', what: any('opponent') }, 1],
  [{ event: 'losesBattle', what: any('you') }, 1],
  [{ event: 'losesBattle', what: any('opponent') }, 1],
  [{ event: 'battleEnds', what: any('you') }, 2],
  [{ event: 'battleEnds', what: any('you', { names: ['Ram'] }) }, 0],
  [{ event: 'destroyed', what: any('you'), tense: 'destroyed' }, 1],
  [{ event: 'destroyed', what: any('opponent'), tense: 'destroyed' }, 1],
  [{ event: 'destroyed', what: any('any', { names: ['Recruit'] }), tense: 'destroyed' }, 0],
  [{ event: 'moved', what: { of: 'you' }, to: 'graveyard' }, 4],
  [{ event: 'moved', what: { of: 'you' }, from: 'hand', to: 'graveyard' }, 2],
  [{ event: 'moved', what: { of: 'opponent' }, to: 'hand' }, 2],
  [{ event: 'moved', what: { of: 'opponent' }, from: 'deck' }, 0],
  [{ event: 'tapped', what: any('you') }, 3],
  [{ event: 'tapped', what: any('opponent') }, 2],
  [{ event: 'tapped', what: any('opponent', { names: ['Guard'] }) }, 1],
  [{ event: 'tapped', what: { of: 'you' } }, 3],
  [{ event: 'tapped', what: any('you'), first: true }, 3],
  [{ event: 'untapped', what: { of: 'you' } }, 2],
  [{ event: 'untapped', what: any('opponent') }, 0],
  [{ event: 'chosen', what: any('opponent'), by: 'you' }, 1],
  [{ event: 'chosen', what: any('you'), by: 'you' }, 1],
  [{ event: 'chosen', what: any('any'), by: 'opponent' }, 0],
  [{ event: 'shieldBroken', of: 'opponent' }, 2],
  [{ event: 'shieldBroken', of: 'you' }, 0],
  [{ event: 'shieldBroken', of: 'opponent', last: true }, 1],
  [{ event: 'breaksShields', what: any('you') }, 1],
  [{ event: 'breaksShields', what: any('opponent') }, 0],
  [{ event: 'endOfAttack', what: any('you') }, 3],
  [{ event: 'endOfAttack', what: any('opponent') }, 0],
  [anyOf({ event: 'drawn', by: 'you' }, { event: 'discarded', by: 'you' }), 3],
  [{ event: 'attacks', what: itself }, 0],
];

/** For each of them that has happened as often as it says, one effect that lasts. */
const chronicler = creature({
  ...plain,
  name: 'Chronicler',
  power: 1000,
  abilities: [
    atEndOfYourTurn(
      inOrder(
        ...HAPPENED.map(([event, times], index) =>
          onlyIf(happened(event, exactly(times)), gets(self, 'duel', power(index))),
        ),
      ),
    ),
  ],
});
const cards = [rite, recruit, sprout, grown, ram, reveille, guard, wall, chronicler];

describe('what has happened in this turn', () => {
  driven('is counted as it was: by whom, to what, how often', (begin) => {
    const duel = begin({
      cards,
      step: 'startOfTurn',
      p1: {
        hand: ['Rite', 'Recruit', 'Grown'],
        deck: ['Filler', 'Filler', 'Filler'],
        manaZone: ['Fire Filler', { name: 'Fire Filler', tapped: true }],
        battleZone: ['Chronicler', { name: 'Sprout', tapped: true }, 'Ram', 'Reveille'],
      },
      p2: { battleZone: ['Guard', 'Wall'], shieldZone: 2 },
    });
    duel.passUntil('p1 main').use('Cast Rite').choose('Filler');
    duel.passUntil('p1 main').use('Summon Grown');
    duel.choose('Reveille attacks the player').choose('Wall').choose('Reveille').choose('Block with Guard');
    duel.choose('Grown attacks Wall').choose('Ram attacks the player').passUntil('p2 charge');
    const lasting = duel.duel.game.lasting.map(({ effects }) => effects);
    expect(lasting).toEqual(HAPPENED.map((_, index) => [power(index)]));
  });
});
