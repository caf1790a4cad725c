import {
  any,
  choose,
  creature,
  destroy,
  doubleMekreid,
  draw,
  instead,
  mekreid,
  opponentsCreatures,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const mecha = { ...plain, races: ['Mecha'] } as const;
const FIVE = mekreid(5, { races: ['Mecha'] });
const cards = [
  creature({ ...plain, name: 'Raider' }),
  creature({ ...mecha, name: 'Small', cost: 3 }),
  creature({ ...mecha, name: 'Middle', cost: 5 }),
  creature({ ...mecha, name: 'Large', cost: 6 }),
  spell({ ...mecha, name: 'Chart', cost: 4, abilities: [spellAbility(draw())] }),
  plainSpell('Survey', FIVE),
  plainSpell('Grand Survey', doubleMekreid(5, { races: ['Mecha'] })),
  plainSpell('Smite', destroy(choose(opponentsCreatures()))),
  spell({ ...plain, name: 'Trap', abilities: [shieldTrigger, spellAbility(FIVE)] }),
  creature({ ...plain, name: 'Scout', abilities: [wheneverAttacks(self, FIVE)] }),
  creature({ ...plain, name: 'Wreck', abilities: [whenDestroyed(self, FIVE)] }),
  creature({ ...mecha, name: 'Chain', cost: 5, abilities: [whenPut(self, FIVE)] }),
  creature({
    ...plain,
    name: 'Warden',
    abilities: [
      {
        kind: 'replacement',
        of: { event: 'moves', what: any('opponent', { type: 'creature' }), to: 'battleZone' },
        instead: instead('graveyard'),
      },
    ],
  }),
];
const survey = { hand: ['Survey'], manaZone: { fire: 1 }, battleZone: ['Raider'] } as const;

/** Uses these, and leaves the others in their order. */
function take(duel: Driver, ...names: readonly string[]): Driver {
  if (names.length === 0) duel.pass();
  else duel.choose(...names);
  while (duel.asked.endsWith('order')) duel.choose(...duel.options);
  return duel;
}

const deck = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] => duel.zone(player, 'deck');

describe('112.3g, 701.9a mekreid', () => {
  driven('uses one such card of the top three for no cost, and puts the others on the bottom', (begin) => {
    const duel = begin({ cards, p1: { ...survey, deck: ['Small', 'Large', 'Raider', 'Chart', 'Scout'] } });
    duel.use('Cast Survey');
    expect(duel.options.filter((label) => !label.includes('othing'))).toEqual(['Small']);
    take(duel, 'Small');
    expect(duel.battleZones.p1).toEqual(['Raider', 'Small']);
    expect(deck(duel).slice(0, 2)).toEqual(['Chart', 'Scout']);
    expect(deck(duel).slice(2)).toEqual(['Large', 'Raider']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)']);
  });

  driven('a card that costs just as much may be used, and a spell too', (begin) => {
    const middle = begin({ cards, p1: { ...survey, deck: ['Middle', 'Chart', 'Raider', 'Scout'] } });
    middle.use('Cast Survey');
    expect(middle.options).toEqual(expect.arrayContaining(['Middle', 'Chart']));
    take(middle, 'Chart');
    expect([middle.names('p1', 'graveyard'), middle.count('p1', 'hand')]).toEqual([['Chart', 'Survey'], 1]);
  });

  driven('none need be used, and then all three go to the bottom', (begin) => {
    const duel = begin({ cards, p1: { ...survey, deck: ['Small', 'Large', 'Raider', 'Scout'] } });
    take(duel.use('Cast Survey'));
    expect([duel.asked, deck(duel), duel.battleZones.p1]).toEqual([
      'p1 attack',
      ['Scout', 'Small', 'Large', 'Raider'],
      ['Raider'],
    ]);
  });

  driven('attacking: the attack goes on once the card has been used', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Scout'], deck: ['Small', 'Raider', 'Raider', 'Large'] },
    });
    take(duel.choose('Scout attacks the player'), 'Small');
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 shields', ['Scout (tapped)', 'Small']]);
  });

  driven('in the turn of the other player: uses the deck of who controls it', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider'], deck: ['Small', 'Small', 'Small', 'Small'] },
      p2: { shieldZone: ['Trap', 'Raider'], deck: ['Middle', 'Raider', 'Raider', 'Large', 'Large'] },
    });
    duel.choose('Raider attacks the player').choose('Shield 1').choose('Trap');
    expect(duel.asked.startsWith('p2')).toBe(true);
    take(duel, 'Middle');
    expect([duel.battleZones, deck(duel)]).toEqual([
      { p1: ['Raider (tapped)'], p2: ['Middle'] },
      ['Small', 'Small', 'Small', 'Small'],
    ]);
  });

  driven('replaced: what is not put was used all the same, and the others go to the bottom', (begin) => {
    const duel = begin({
      cards,
      p1: { ...survey, deck: ['Small', 'Middle', 'Raider', 'Scout'] },
      p2: { battleZone: ['Warden'] },
    });
    take(duel.use('Cast Survey'), 'Small');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([['Raider'], ['Small', 'Survey']]);
    expect([deck(duel)[0], deck(duel).slice(1).toSorted()]).toEqual(['Scout', ['Middle', 'Raider']]);
  });

  driven('source gone: is followed though its creature is in the graveyard', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Smite'], manaZone: { fire: 1 }, battleZone: ['Raider'] },
      p2: { battleZone: ['Wreck'], deck: ['Small', 'Raider', 'Raider', 'Large'] },
    });
    take(duel.use('Cast Smite'), 'Small');
    expect([duel.battleZones.p2, duel.zone('p2', 'graveyard')]).toEqual([['Small'], ['Wreck']]);
  });

  driven('a second copy looks at the next three cards', (begin) => {
    const duel = begin({
      cards,
      p1: { ...survey, deck: ['Chain', 'Large', 'Large', 'Small', 'Raider', 'Raider', 'Scout'] },
    });
    take(duel.use('Cast Survey'), 'Chain');
    expect(duel.options.filter((label) => !label.includes('othing'))).toEqual(['Small']);
    take(duel, 'Small');
    expect([duel.battleZones.p1, deck(duel)[0]]).toEqual([['Raider', 'Chain', 'Small'], 'Scout']);
  });

  driven('double mekreid looks at six cards and uses up to two', (begin) => {
    const six = ['Small', 'Middle', 'Small', 'Large', 'Raider', 'Raider', 'Small'];
    const grand = { ...survey, hand: ['Grand Survey'] };
    const duel = begin({ cards, p1: { ...grand, deck: six } }).use('Cast Grand Survey');
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 2]);
    take(duel, 'Small', 'Middle');
    expect([duel.names('p1', 'battleZone'), deck(duel)[0]]).toEqual([['Middle', 'Raider', 'Small'], 'Small']);
    expect(deck(duel).slice(1).toSorted()).toEqual(['Large', 'Raider', 'Raider', 'Small']);
    const few = begin({ cards, p1: { ...grand, deck: six } }).use('Cast Grand Survey');
    take(few, 'Middle');
    expect(few.names('p1', 'battleZone')).toEqual(['Middle', 'Raider']);
  });

  driven('101.3 a deck of two cards is looked at whole', (begin) => {
    const duel = begin({ cards, p1: { ...survey, deck: ['Raider', 'Small'] } });
    take(duel.use('Cast Survey'), 'Small');
    expect([duel.battleZones.p1, deck(duel)]).toEqual([['Raider', 'Small'], ['Raider']]);
  });
});
