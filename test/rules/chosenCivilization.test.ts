import type { Civilization, Effect } from 'taiki/words';
import {
  allCreatures,
  atMost,
  choose,
  chooseCivilization,
  creature,
  destroy,
  gets,
  ifYouDo,
  inOrder,
  may,
  power,
  put,
  putIntoMana,
  self,
  whenDestroyed,
  whenPut,
  yourCreatures,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { plain } from './plainCards.ts';

const FIVE = ['light', 'water', 'darkness', 'fire', 'nature'];
const of = (civilization: Civilization) => ({ type: 'creature', civilizations: [civilization] }) as const;
const slay: Effect = chooseCivilization((one) => destroy(allCreatures(of(one))));
const cards = [
  creature({ ...plain, name: 'Fish', civilizations: ['water'] }),
  creature({ ...plain, name: 'Steam', civilizations: ['fire', 'water'] }),
  creature({ ...plain, name: 'Ghost', civilizations: [] }),
  creature({ ...plain, name: 'Judge', abilities: [whenPut(self, slay)] }),
  creature({ ...plain, name: 'Bomb', civilizations: ['nature'], abilities: [whenDestroyed(self, slay)] }),
];

describe('106.3 choosing a civilization', () => {
  driven('is among the five, whatever lies there, and never colorless', (begin) => {
    const duel = cast(begin, slay, { cards, p2: { battleZone: ['Fish', 'Steam', 'Ghost'] } });
    expect(duel.asked).toBe('p1 mode');
    expect(duel.options).toHaveLength(5);
    for (const one of FIVE) expect(duel.options.filter((label) => label.includes(one))).toHaveLength(1);
    duel.choose('2: destroy all water creatures');
    expect(duel.battleZones).toEqual({ p1: ['Brute'], p2: ['Ghost'] });
  });

  driven('may be of one that no card has', (begin) => {
    const duel = cast(begin, slay, { cards, p2: { battleZone: ['Fish', 'Steam', 'Ghost'] } });
    duel.choose('1: destroy all light creatures');
    expect(duel.battleZones).toEqual({ p1: ['Brute'], p2: ['Fish', 'Steam', 'Ghost'] });
  });

  driven('is done by the player of the ability, in the other turn as well', (begin) => {
    const duel = cast(begin, destroy(choose(allCreatures({ names: ['Bomb'] }))), {
      cards,
      p2: { battleZone: ['Bomb', 'Fish'] },
    });
    expect(duel.asked).toBe('p2 mode');
    duel.choose('4: destroy all fire creatures');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Fish'] });
  });

  driven('is done again for a second copy', (begin) => {
    const duel = cast(begin, put(choose(yourMana({ names: ['Judge'] }), 2)), {
      cards,
      p1: { manaZone: ['Judge', 'Judge'], battleZone: ['Brute'] },
      p2: { battleZone: ['Fish', 'Bomb'] },
    });
    duel.choose('2: destroy all water creatures').choose('1: destroy all light creatures');
    expect(duel.battleZones).toEqual({ p1: ['Brute', 'Judge', 'Judge'], p2: ['Bomb'] });
  });

  driven('is settled although its source has gone, and what it leaves behind lasts', (begin) => {
    const strengthen = chooseCivilization((one) => gets(allCreatures(of(one)), 'turn', power(1000)));
    const duel = cast(begin, inOrder(strengthen, destroy(allCreatures({ names: ['Fish'] }))), {
      cards,
      p2: { battleZone: ['Fish', 'Steam'] },
    });
    duel.choose('2: until the end of the turn, each water creature in the battle zone gets +1000 power');
    expect(duel.battleZones.p2).toEqual(['Steam']);
    expect(duel.duel.view('p1').zones.p2.battleZone[0]).toMatchObject({ current: { power: 3000 } });
  });

  driven('holds for all parts of the effect, as on Mother of Emblems', (begin) => {
    const emblem = chooseCivilization((one) =>
      ifYouDo(
        may(putIntoMana(choose(yourCreatures(of(one))))),
        put(choose(yourMana({ ...of(one), cost: atMost({ count: yourMana() }) }))),
      ),
    );
    const duel = cast(begin, emblem, {
      cards,
      p1: { manaZone: ['Fish', 'Bomb', 'Judge'], battleZone: ['Steam'] },
    });
    duel.choose(duel.options.find((label) => label.includes('water')) ?? '');
    duel.choose('Yes');
    expect(duel.options).toEqual(['Fish', 'Steam']);
  });
});
