import { allCards } from 'taiki';
import {
  blocker,
  charger,
  choose,
  creature,
  destroy,
  draw,
  opponentsCreatures,
  returnToHand,
  self,
  smashBurst,
  spell,
  spellAbility,
  twinpact,
  when,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 1000 } as const;
const magic = { civilizations: ['fire'], cost: 2 } as const;
const burster = (name: string, ...abilities: Parameters<typeof spell>[0]['abilities'] & object[]) =>
  twinpact(
    `${name} / Burst of ${name}`,
    creature({ ...plain, name, abilities: [smashBurst] }),
    spell({ ...magic, name: `Burst of ${name}`, abilities }),
  );
const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Wall', abilities: [blocker] }),
  burster('Killer', spellAbility(destroy(choose(opponentsCreatures())))),
  burster('Charging', charger, spellAbility(draw())),
  burster('Leaving', spellAbility(returnToHand(self)), spellAbility(draw())),
  creature({
    ...plain,
    name: 'Scholar',
    abilities: [when({ event: 'used', by: 'you', what: { type: 'spell' } }, draw())],
  }),
  creature({
    ...plain,
    name: 'Summoner',
    abilities: [when({ event: 'used', by: 'you', what: { type: 'creature' } }, draw())],
  }),
];
const KILLER = 'Killer / Burst of Killer';

describe('810.4 smash burst', () => {
  driven('casts the spell half as it attacks, and the creature attacks on', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: [KILLER, 'Raider'] },
      p2: { battleZone: ['Raider', 'Wall'] },
    });
    duel.choose('Killer').choose('Yes').choose('Wall');
    expect([duel.asked, duel.battleZones]).toEqual([
      'p1 shields',
      { p1: [`${KILLER} (tapped)`, 'Raider'], p2: ['Raider'] },
    ]);
    duel.choose('Shield 1');
    expect([duel.count('p2', 'shieldZone'), duel.count('p1', 'graveyard')]).toEqual([4, 0]);
  });

  driven('may be declined', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: [KILLER, 'Raider'] },
      p2: { battleZone: ['Raider'] },
    });
    duel.choose(`${KILLER} attacks the player`).choose('No');
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 shields', ['Raider']]);
  });

  driven('a charger does not move the creature: it is put nowhere after the spell', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Charging / Burst of Charging', 'Raider'] },
    });
    duel.choose('Charging').choose('Yes');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone'), duel.asked]).toEqual([
      1,
      0,
      'p1 shields',
    ]);
  });

  driven('the rest of the spell is followed although the creature has left', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Leaving / Burst of Leaving', 'Raider'], hand: [] },
    });
    duel.choose('Leaving').choose('Yes');
    expect([duel.count('p1', 'hand'), duel.battleZones.p1, duel.asked]).toEqual([2, ['Raider'], 'p1 attack']);
  });

  driven('casting a spell triggers, and a creature was not used', (begin) => {
    const handAfter = (watcher: string) => {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: [KILLER, watcher], hand: [] },
        p2: { battleZone: ['Raider'] },
      });
      duel.choose(`${KILLER} attacks the player`).choose('Yes');
      return duel.count('p1', 'hand');
    };
    expect([handAfter('Scholar'), handAfter('Summoner')]).toEqual([1, 0]);
  });

  driven("each of two copies casts its own, also in the opponent's turn", (begin) => {
    const duel = begin({
      cards,
      p1: { hand: [], manaZone: [] },
      p2: { battleZone: [KILLER, KILLER] },
    });
    duel.passUntil('p2 attack');
    duel.choose(`${KILLER} attacks the player`);
    expect(duel.asked).toBe('p2 confirm');
  });
});
