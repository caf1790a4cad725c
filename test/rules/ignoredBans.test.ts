import {
  blocker,
  cannot,
  choose,
  creature,
  destroy,
  each,
  has,
  ignoresBans,
  opponentsCreatures,
  speedAttacker,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const everlast = creature({
  ...plain,
  name: 'Everlast',
  power: 9000,
  abilities: [each(yourCreatures({ keyword: 'blocker' }), ignoresBans('attack'))],
});
const cards = [
  everlast,
  creature({ ...plain, name: 'Wall', abilities: [blocker, has(cannot({ do: 'attack' }))] }),
  creature({ ...plain, name: 'Statue', abilities: [has(cannot({ do: 'attack' }))] }),
  creature({ ...plain, name: 'Frost', abilities: [each(opponentsCreatures(), cannot({ do: 'attack' }))] }),
  creature({
    ...plain,
    name: 'Hider',
    abilities: [has(cannot({ do: 'beChosen', by: 'opponent' }))],
  }),
  creature({
    ...plain,
    name: 'Seeker',
    abilities: [each(opponentsCreatures(), ignoresBans('beChosen'))],
  }),
  creature({ ...plain, name: 'Ghost', abilities: [speedAttacker, has(cannot({ do: 'beBlocked' }))] }),
  creature({
    ...plain,
    name: 'Sentry',
    abilities: [blocker, each(opponentsCreatures(), ignoresBans('beBlocked'))],
  }),
  creature({
    ...plain,
    name: 'Gate',
    abilities: [has({ kind: 'cannot', ban: { do: 'put', who: 'any', what: { names: ['Guest'] } } })],
  }),
  creature({
    ...plain,
    name: 'Opener',
    abilities: [each(yourHand({ names: ['Guest'] }), ignoresBans('put'))],
  }),
  creature({ ...plain, name: 'Guest' }),
  plainSpell('Strike', destroy(choose(opponentsCreatures()))),
];

describe('101.2 what says "cannot" is ignored where an effect says so', () => {
  driven('attacks: of those that it names only, also where the ban comes from the other player', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Everlast', 'Wall', 'Statue'] },
      p2: { battleZone: ['Frost'] },
    }).passUntil('p1 attack');
    expect(duel.options).toEqual(['Wall attacks the player', 'Attack no more']);
    const without = begin({ cards, p1: { battleZone: ['Wall', 'Statue'] } });
    expect(without.asked).toBe('p2 charge');
  });

  driven('506.1a summoning sickness is a rule and stays', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Wall'], manaZone: { fire: 1 }, battleZone: ['Everlast'] },
    }).use('Summon Wall');
    expect([duel.asked, duel.options]).toEqual([
      'p1 attack',
      ['Everlast attacks the player', 'Attack no more'],
    ]);
  });

  driven('choices', (begin) => {
    const play = (battleZone: readonly string[]) =>
      begin({
        cards,
        p1: { hand: ['Strike'], manaZone: { fire: 1 }, battleZone },
        p2: { battleZone: ['Hider'] },
      }).use('Cast Strike');
    expect(play([]).count('p2', 'battleZone')).toBe(1);
    expect(play(['Seeker']).count('p2', 'battleZone')).toBe(0);
  });

  driven('in the turn of the other player: blocks', (begin) => {
    const play = (battleZone: readonly string[]) =>
      begin({ cards, p1: { battleZone: ['Ghost'] }, p2: { battleZone } })
        .passUntil('p1 attack')
        .choose('Ghost attacks the player');
    expect(play(['Wall']).asked).not.toBe('p2 block');
    expect([play(['Sentry']).asked, play(['Sentry', 'Wall']).options]).toEqual([
      'p2 block',
      ['Block with Sentry', 'Block with Wall'],
    ]);
  });

  driven('puts and uses', (begin) => {
    const hand = { hand: ['Guest'], manaZone: { fire: 1 } };
    const banned = begin({ cards, p1: { ...hand, battleZone: ['Gate'] } });
    banned.passUntil('p1 attack');
    expect(banned.zone('p1', 'hand')).toEqual(['Guest']);
    const open = begin({ cards, p1: { ...hand, battleZone: ['Gate', 'Opener'] } }).use('Summon Guest');
    expect(open.zone('p1', 'battleZone')).toEqual(['Gate', 'Opener', 'Guest']);
  });
});
