import type { CardDefinition } from 'taiki';
import {
  breakShields,
  creature,
  doubleBreaker,
  draw,
  justDiver,
  oneOf,
  speedAttacker,
  when,
} from 'taiki/words';

const taidaruBan = creature({
  name: '炎渦双奏 タイダル＆バーン',
  civilizations: ['water', 'fire'],
  races: ['Magic Command Dragon', 'Armored Dragon'],
  cost: 5,
  power: 6000,
  abilities: [
    speedAttacker,
    justDiver,
    doubleBreaker,
    when({ event: 'used', by: 'any', what: { type: 'spell' } }, oneOf(draw(), breakShields(1))),
  ],
  printings: ['DM23-RP1 026'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [taidaruBan];
