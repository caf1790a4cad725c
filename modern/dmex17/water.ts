import type { CardDefinition } from 'taiki';
import {
  blocker,
  cardsIn,
  chooseUpTo,
  countOf,
  creature,
  doubleBreaker,
  drawUpTo,
  each,
  inOrder,
  knightMagic,
  opponentsCreatures,
  opponentsMana,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  twinpact,
  whenPut,
  yourCreatures,
} from 'taiki/words';

const haidoroBisumaruku = creature({
  name: '氷牙君主ハイドロ・ビスマルク帝',
  civilizations: ['water'],
  races: ['Liquid People', 'Posedia Dragon', 'Knight'],
  cost: 8,
  power: 8000,
  abilities: [
    blocker,
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        returnToHand(chooseUpTo(opponentsMana(), countOf(yourCreatures({ civilizations: ['light'] })))),
        returnToHand(
          chooseUpTo(opponentsCreatures(), countOf(yourCreatures({ civilizations: ['darkness'] }))),
        ),
      ),
    ),
  ],
  printings: ['DMEX-17 027'],
});

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

export const water: readonly CardDefinition[] = [haidoroBisumaruku, furantsuI];
