import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  atStartOfYourTurn,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  inOrder,
  itself,
  may,
  named,
  opponentsHand,
  putIntoGraveyard,
  putOnDeck,
  self,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  tally,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  when,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';

const biriyadoYadorondo = creature({
  name: '撞仇 ビリヤード=ヤドロンド',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 12000,
  abilities: [
    tripleBreaker,
    when({ event: 'endOfAttack', what: itself }, destroy(choose(yourCreatures(), 2))),
  ],
  printings: ['DM23-EX1 019'],
});

const saiSaikuru = creature({
  name: 'サーイ=サイクル',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 2000,
  abilities: [
    atStartOfYourTurn(inOrder(topOfDeckTo('graveyard'), takeShieldWithoutTrigger(choose(yourShields())))),
  ],
  printings: ['DM23-EX1 037'],
});

const domiZo = twinpact(
  'ドミー=ゾー / 「倒したいか？」',
  creature({
    name: 'ドミー=ゾー',
    civilizations: ['darkness'],
    races: ['Abyss Royal'],
    cost: 5,
    power: 6000,
    abilities: [...abyssRush, doubleBreaker, whenPut(self, may(topOfDeckTo('graveyard', 5)))],
    printings: ['DM23-EX1 044'],
  }),
  spell({
    name: '「倒したいか？」',
    civilizations: ['nature'],
    cost: 2,
    abilities: [spellAbility({ do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true })],
  }),
);

const datsuDeraatsu = creature({
  name: 'ダーツ=デラアーツ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 4000,
  abilities: [
    whenPut(
      self,
      inOrder(
        tally(
          inOrder(discard(choose(yourHand())), discard(choose(opponentsHand(), 1, 'opponent'))),
          'number',
        ),
        draw(named('number')),
      ),
    ),
  ],
  printings: ['DM23-EX1 054'],
});

const toranpuRanpuzenzenma = twinpact(
  'トランプ=ランプゼンゼンマ / 「さぁ、カードを配ろう」',
  creature({
    name: 'トランプ=ランプゼンゼンマ',
    civilizations: ['darkness'],
    races: ['Abyss Royal'],
    cost: 2,
    power: 1000,
    abilities: [whenPut(self, may(putOnDeck(choose(yourGraveyard()), 'top')))],
    printings: ['DM23-EX1 064'],
  }),
  spell({
    name: '「さぁ、カードを配ろう」',
    civilizations: ['nature'],
    cost: 4,
    abilities: [
      spellAbility(
        { do: 'moveTop', who: 'you', count: 4, to: 'manaZone', tapped: true },
        putIntoGraveyard(choose(yourMana(), 4)),
      ),
    ],
  }),
);

export const darkness: readonly CardDefinition[] = [
  biriyadoYadorondo,
  saiSaikuru,
  domiZo,
  datsuDeraatsu,
  toranpuRanpuzenzenma,
];
