import {
  alternativeCost,
  any,
  choose,
  creature,
  dangerousDash,
  destroy,
  draw,
  instead,
  kirifudaRevo,
  kirifudash,
  put,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  whenPut,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const REVO = [kirifudash(2, 'fire'), kirifudaRevo(draw())] as const;
const anyOfYours = put(choose(yourHand({ type: 'creature' })));
const cards = [
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Ace', cost: 5, abilities: [...REVO] }),
  creature({ ...plain, name: 'Swift', cost: 5, abilities: [speedAttacker, ...REVO] }),
  creature({ ...plain, name: 'Martyr', cost: 5, abilities: [...REVO, whenPut(self, destroy(self))] }),
  creature({ ...plain, name: 'Trump', cost: 5, abilities: [kirifudash(1, 'fire')] }),
  plainSpell('Gate', anyOfYours),
  spell({ ...plain, name: 'Trap', abilities: [shieldTrigger, spellAbility(anyOfYours)] }),
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
const raid = { battleZone: ['Raider'], manaZone: { fire: 2 } } as const;

/** Uses these by their kirifudash, one after the other. */
function dash(duel: Driver, ...names: readonly string[]): Driver {
  duel.choose('Shield 1').choose(...names);
  while (duel.asked === 'p1 standby' || duel.asked === 'p1 confirm') duel.choose(duel.options[0] ?? '');
  return duel;
}

describe('603.1 kirifuda ReVo', () => {
  driven('triggers when its creature is summoned by its kirifudash', (begin) => {
    const duel = begin({ cards, p1: { ...raid, hand: ['Ace'] } });
    dash(duel.choose('Raider attacks the player'), 'Ace');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Raider (tapped)', 'Ace'], 1]);
    expect(duel.facts('effectResolved')).toEqual(['effectResolved Ace', 'effectResolved Ace']);
  });

  driven('does not trigger when it is summoned for its cost, or put by an effect', (begin) => {
    const summoned = begin({ cards, p1: { hand: ['Ace'], manaZone: { fire: 5 } } }).use('Summon Ace');
    expect([summoned.battleZones.p1, summoned.count('p1', 'hand')]).toEqual([['Ace'], 0]);
    const put = begin({ cards, p1: { ...raid, hand: ['Gate', 'Ace'] } }).use('Cast Gate');
    expect([put.battleZones.p1, put.count('p1', 'hand')]).toEqual([['Raider', 'Ace'], 0]);
  });

  driven('does not trigger when another creature is summoned by its own kirifudash', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider', { name: 'Ace', tapped: true }], manaZone: { fire: 1 }, hand: ['Trump'] },
    });
    dash(duel.choose('Raider attacks the player'), 'Trump');
    expect([duel.battleZones.p1.length, duel.count('p1', 'hand')]).toEqual([3, 0]);
  });

  driven('112.3 does not trigger when it is summoned for another cost that an ability names', (begin) => {
    const both = creature({
      ...plain,
      name: 'Both',
      cost: 5,
      abilities: [dangerousDash('fire', 1), alternativeCost(destroy(choose(yourCreatures()))), ...REVO],
    });
    const dashed = begin({ cards: [...cards, both], step: 'attack', p1: { ...raid, hand: ['Both'] } });
    dashed.choose('Raider attacks the player').choose('Both');
    expect([dashed.battleZones.p1, dashed.count('p1', 'hand')]).toEqual([['Raider (tapped)', 'Both'], 0]);
    const paid = begin({ cards: [...cards, both], p1: { battleZone: ['Raider'], hand: ['Both'] } });
    paid.use('Summon Both');
    expect([paid.battleZones.p1, paid.count('p1', 'hand')]).toEqual([['Both'], 0]);
  });

  driven('attacking: triggers once as it comes, and not as it then attacks', (begin) => {
    const duel = begin({ cards, p1: { ...raid, manaZone: { fire: 4 }, hand: ['Swift', 'Ace'] } });
    dash(duel.choose('Raider attacks the player'), 'Swift');
    expect([duel.asked, duel.names('p1', 'hand')]).toEqual(['p1 attack', ['Ace', 'Filler']]);
    dash(duel.choose('Swift attacks the player'), 'Ace');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([
      ['Raider (tapped)', 'Swift (tapped)', 'Ace'],
      ['Filler', 'Filler'],
    ]);
  });

  driven('in the turn of the other player: not when a shield trigger puts it', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider'] },
      p2: { hand: ['Ace'], manaZone: { fire: 2 }, shieldZone: ['Trap', 'Raider'] },
    });
    duel.choose('Raider attacks the player').choose('Shield 1').choose('Trap');
    expect([duel.asked, duel.battleZones.p2, duel.names('p2', 'hand')]).toEqual([
      'p2 charge',
      ['Ace'],
      ['Filler'],
    ]);
  });

  driven('replaced: not when something else is done than putting it', (begin) => {
    const duel = begin({
      cards,
      p1: { ...raid, hand: ['Ace'] },
      p2: { battleZone: [{ name: 'Warden', tapped: true }] },
    });
    dash(duel.choose('Raider attacks the player'), 'Ace');
    expect([duel.battleZones.p1, duel.zone('p1', 'graveyard')]).toEqual([['Raider (tapped)'], ['Ace']]);
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('source gone: resolves though its creature was destroyed before', (begin) => {
    const duel = begin({ cards, p1: { ...raid, hand: ['Martyr'] } });
    duel.choose('Raider attacks the player').choose('Shield 1').choose('Martyr');
    if (duel.asked === 'p1 confirm') duel.choose('Yes');
    expect(duel.asked).toBe('p1 standby');
    const destroys = duel.options.find((label) => label.includes('estroy'));
    duel.choose(destroys ?? '');
    expect([duel.battleZones.p1, duel.zone('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([
      ['Raider (tapped)'],
      ['Martyr'],
      1,
    ]);
  });

  driven('a second copy that is used at the end of the same attack triggers by itself', (begin) => {
    const duel = begin({ cards, p1: { ...raid, manaZone: { fire: 4 }, hand: ['Ace', 'Ace'] } });
    dash(duel.choose('Raider attacks the player'), 'Ace', 'Ace');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Raider (tapped)', 'Ace', 'Ace'], 2]);
  });
});
