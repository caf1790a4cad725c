import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  atLeast,
  atMost,
  battle,
  called,
  cardsIn,
  charger,
  choose,
  costOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  eachWhile,
  exLife,
  gains,
  gets,
  guardStrike,
  happened,
  inOrder,
  invasion,
  isLike,
  lookAtTop,
  onlyIf,
  opponentsCreatures,
  optionalReduction,
  powerAttacker,
  put,
  putIntoGraveyard,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  the,
  whenPut,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const boiruChaja = spell({
  name: 'ボイル・チャージャー',
  civilizations: ['fire'],
  cost: 3,
  abilities: [
    spellAbility(putIntoGraveyard(choose(cardsIn('battleZone', 'opponent', { cost: atMost(2) })))),
    charger,
  ],
  printings: ['DMRP-19 086'],
});

const nJakkuStar = starEvolutionCreature({
  name: '富士山ン <ジャック.Star>',
  civilizations: ['fire'],
  races: ['Jokers', 'Lost Crusader', 'Rex Stars'],
  cost: 5,
  power: 6000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['fire'] }] }),
    invasion({ cost: atLeast(4), civilizations: ['fire'], races: ['Rex Stars'] }),
    doubleBreaker,
    whenPut(self, destroy(choose(cardsIn('battleZone', 'opponent', { cost: atMost(4) })))),
  ],
  printings: ['DMRP-19 018'],
});

const gettoZaFuyucha = spell({
  name: 'ゲット・ザ・フューチャー',
  civilizations: ['fire'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(
      discard(choose(yourHand())),
      draw(),
      destroy(choose(opponentsCreatures({ cost: atMost(costOf(the('chosen'))) }))),
    ),
  ],
  printings: ['DMRP-19 019'],
});

const berunarutoOffon = creature({
  name: 'ベルナルト・オッフォン卿',
  civilizations: ['fire'],
  races: ['Jokers', 'Rex Stars'],
  cost: 7,
  power: 3000,
  abilities: [shieldTrigger, whenPut(self, destroy(opponentsCreatures({ power: atMost(3000) })))],
  printings: ['DMRP-19 039'],
});

const saundofaza = creature({
  name: '士機電融 サウンドファーザー',
  civilizations: ['fire'],
  races: ['Dispector', 'Flame Command', 'Great Mecha King'],
  cost: 6,
  power: 8000,
  abilities: [
    exLife,
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        lookAtTop(1, 'seen'),
        onlyIf(isLike(the('seen'), { type: 'creature', races: ['Distas'] }), put(the('seen'))),
      ),
    ),
  ],
  printings: ['DMRP-19 040'],
});

const hoppuBorukanoStar = starEvolutionCreature({
  name: 'ホップ <ボルカノ.Star>',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Dragonoid', 'Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['fire'] }] }),
    powerAttacker(5000),
    doubleBreaker,
  ],
  printings: ['DMRP-19 080'],
});

const uSANdaru = creature({
  name: 'U・S・A・NDARU',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Rex Stars'],
  cost: 2,
  power: 2000,
  abilities: [whenPut(self, gets(choose(yourCreatures({ other: true })), 'turn', gains(speedAttacker)))],
  printings: ['DMRP-19 082'],
});

const reToppugia = creature({
  name: 'Re:奪取 トップギア',
  civilizations: ['fire'],
  races: ['Outrage', 'Rex Stars'],
  cost: 2,
  power: 1000,
  abilities: [
    guardStrike,
    eachWhile(
      happened({ event: 'put', what: any('you', { civilizations: ['fire'] }), how: 'summoned' }, atMost(0)),
      cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', civilizations: ['fire'] }),
      optionalReduction(1, 1),
    ),
  ],
  printings: ['DMRP-19 083'],
});

const todorokiSenBakuSenChou = spell({
  name: '轟戦！爆戦!!超決戦!!!',
  civilizations: ['fire'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(
      { do: 'choose', what: called(choose(allCreatures()), 'first') },
      battle(the('first'), choose(allCreatures({ not: { is: the('first') } }))),
    ),
  ],
  printings: ['DMRP-19 085'],
});

export const fire: readonly CardDefinition[] = [
  boiruChaja,
  nJakkuStar,
  gettoZaFuyucha,
  berunarutoOffon,
  saundofaza,
  hoppuBorukanoStar,
  uSANdaru,
  reToppugia,
  todorokiSenBakuSenChou,
];
