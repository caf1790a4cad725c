import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** May destroy one of the opponent's creatures up to a power as it is put. */
describe.each([{ card: 'Armored Decimator Valkaizer', mana: { fire: 5 }, base: 'Explosive Dude Joe' }])(
  '$card',
  ({ card, mana, base }) => {
    const position = (creatures: readonly string[]) => ({
      p1: { hand: [card], manaZone: mana, battleZone: [base, 'Filler'] },
      p2: { battleZone: creatures },
    });

    driven("may destroy one of the opponent's creatures of 4000 power or less", (begin) => {
      const duel = begin(position(['Seamine', 'Fear Fang', 'Bladerush Skyterror Q'])).use(`Summon ${card}`);
      duel.choose('Yes');
      expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Seamine', 'Fear Fang']]);
      duel.choose('Seamine');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Bladerush Skyterror Q']);
      expect(duel.zone('p2', 'graveyard')).toEqual(['Seamine']);
    });

    driven('need not, and cannot where none fits', (begin) => {
      const declined = begin(position(['Seamine']))
        .use(`Summon ${card}`)
        .choose('No');
      expect([declined.asked, declined.battleZones.p2]).toEqual(['p1 attack', ['Seamine']]);
      const none = begin(position(['Bladerush Skyterror Q'])).use(`Summon ${card}`);
      if (none.asked === 'p1 confirm') none.choose('Yes');
      expect([none.asked, none.battleZones.p2]).toEqual(['p1 attack', ['Bladerush Skyterror Q']]);
    });
  },
);
