import type { CardDefinition } from 'taiki';
import {
  anyOf,
  attackChance,
  blocker,
  cardsIn,
  chooseUpTo,
  countOf,
  creature,
  doubleBreaker,
  draw,
  drawUpTo,
  each,
  inOrder,
  isLike,
  itself,
  justDiver,
  knightMagic,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsMana,
  returnToHand,
  self,
  shieldTrigger,
  smashBurst,
  spell,
  spellAbility,
  the,
  twinpact,
  useFree,
  when,
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

const neonkusu = twinpact(
  '遣宮使 ネオンクス / ネオ・ブレイン',
  creature({
    name: '遣宮使 ネオンクス',
    civilizations: ['water'],
    races: ['Mutopia', 'Cyber Command'],
    cost: 8,
    power: 9000,
    abilities: [
      doubleBreaker,
      when(
        anyOf(
          { event: 'put', what: itself },
          { event: 'used', by: 'you', what: { type: 'spell', nameContains: 'ブレイン' } },
        ),
        inOrder(
          { do: 'moveTop', who: 'you', count: 1, to: 'graveyard', as: 'top' },
          onlyIf(isLike(the('top'), { type: 'spell' }), may(useFree(the('top')))),
        ),
      ),
    ],
    printings: ['DMEX-17 028'],
  }),
  spell({
    name: 'ネオ・ブレイン',
    civilizations: ['water'],
    cost: 4,
    abilities: [shieldTrigger, spellAbility(draw(2))],
  }),
);

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

const exCopter = twinpact(
  '緊急機装エクス・コプター / 合身秘伝メカ・マシーン',
  creature({
    name: '緊急機装エクス・コプター',
    civilizations: ['water'],
    races: ['Great Mecha King'],
    cost: 4,
    power: 3000,
    abilities: [justDiver, smashBurst],
    printings: ['DMEX-17 110a'],
  }),
  spell({
    name: '合身秘伝メカ・マシーン',
    civilizations: ['water'],
    cost: 4,
    abilities: [attackChance({ races: ['Great Mecha King'] }), spellAbility(draw(2))],
  }),
);

export const water: readonly CardDefinition[] = [exCopter, haidoroBisumaruku, neonkusu, furantsuI];
