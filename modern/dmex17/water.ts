import type { CardDefinition } from 'taiki';
import { cardsIn, creature, drawUpTo, each, knightMagic, shieldTrigger, spell, twinpact } from 'taiki/words';

const furantsuI = twinpact(
  '氷牙フランツI世 / 魔弾オープン・ブレイン',
  creature({
    name: '氷牙フランツI世',
    civilizations: ['water'],
    races: ['Cyber Lord', 'Knight'],
    cost: 3,
    power: 2000,
    abilities: [
      each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'spell' }), {
        kind: 'cost',
        by: -1,
        atLeast: 1,
      }),
    ],
    printings: ['DMEX-17 112'],
  }),
  spell({
    name: '魔弾オープン・ブレイン',
    civilizations: ['water'],
    races: ['Knight'],
    cost: 5,
    abilities: [shieldTrigger, knightMagic(drawUpTo(2))],
  }),
);

export const water: readonly CardDefinition[] = [furantsuI];
