import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atLeast,
  blocker,
  cannot,
  cannotAttack,
  cannotBeBlocked,
  choose,
  creature,
  discard,
  doubleBreaker,
  draw,
  during,
  exLife,
  gets,
  given,
  guardStrike,
  has,
  inOrder,
  instead,
  justDiver,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsTurn,
  putOnDeck,
  returnToHand,
  sasageru,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  when,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const manifesutoMarukoStar = starEvolutionCreature({
  name: 'マニフェスト ＜マルコ.Star＞',
  civilizations: ['water'],
  races: ['Tricks', 'Cyber Lord', 'Rex Stars'],
  cost: 4,
  power: 8000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['water'] }] }),
    doubleBreaker,
    whenPut(self, may(returnToHand(choose(allCreatures({ other: true }))))),
    wheneverAttacks(self, inOrder(draw(3), discard(choose(yourHand())))),
  ],
  printings: ['DMRP-17 S02'],
});

const reoboruterune = creature({
  name: '氷砲混成 レオボルテルネ',
  civilizations: ['water'],
  races: ['Dispector', 'Cyber Virus', 'Armored Dragon'],
  cost: 7,
  power: 9000,
  abilities: [
    guardStrike,
    exLife,
    doubleBreaker,
    has(cannot({ do: 'beAttacked' }), cannot({ do: 'beBlocked' })),
  ],
  printings: ['DMRP-17 016'],
});

const desuburedoOrion = creature({
  name: '森海縫合 デスブレード・オリオン',
  civilizations: ['water'],
  races: ['Dispector', 'Leviathan', 'Giant Insect'],
  cost: 7,
  power: 7000,
  abilities: [exLife, doubleBreaker, whenPut(self, draw(2))],
  printings: ['DMRP-17 035'],
});

const disPenta = creature({
  name: 'Disペンター',
  civilizations: ['water'],
  races: ['Merfolk', 'Distas'],
  cost: 4,
  power: 2000,
  abilities: [
    blocker,
    during(youHave(yourCreatures({ power: atLeast(6000) })), wouldBeDestroyed(self, instead('hand'))),
  ],
  printings: ['DMRP-17 036'],
});

const pashifio1 = creature({
  name: '海族 パシフィオ-1',
  civilizations: ['water'],
  races: ['Merfolk', 'Distas'],
  cost: 2,
  power: 1000,
  abilities: [
    whenPut(
      self,
      gets(
        choose(opponentsCreatures()),
        'yourNextTurn',
        cannot({ do: 'beAttacked' }),
        cannot({ do: 'beBlocked' }),
      ),
    ),
    sasageru(1),
  ],
  printings: ['DMRP-17 037'],
});

const safaBw = spell({
  name: '波乗りサーファーBW',
  civilizations: ['water'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(returnToHand(choose(opponentsCreatures()))),
    spellAbility(
      gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
    ),
  ],
  printings: ['DMRP-17 038'],
});

const shidoran = creature({
  name: '隠れ潜む者 シードラン',
  civilizations: ['water'],
  races: ['Mutopia', 'Rex Stars'],
  cost: 2,
  power: 1000,
  abilities: [justDiver, wheneverAttacks(self, inOrder(draw(2), putOnDeck(choose(yourHand()), 'top')))],
  printings: ['DMRP-17 CORO10'],
});

const ueibuKuriranStar = starEvolutionCreature({
  name: 'ウェイブ ＜クリラン.Star＞',
  civilizations: ['water'],
  races: ['Tricks', 'Liquid People', 'Rex Stars'],
  cost: 3,
  power: 4000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['water'] }] }),
    cannotBeBlocked,
  ],
  printings: ['DMRP-17 066'],
});

const guguppi = creature({
  name: '未来覇王 ググッピー',
  civilizations: ['water'],
  races: ['Mutopia'],
  cost: 5,
  power: 3000,
  abilities: [shieldTrigger, blocker],
  printings: ['DMRP-17 067'],
});

const marifura1 = creature({
  name: '猛菌 マリフラ-1',
  civilizations: ['water'],
  races: ['Cyber Virus', 'Distas'],
  cost: 2,
  power: 4000,
  abilities: [blocker, cannotAttack, sasageru(1)],
  printings: ['DMRP-17 069'],
});

const zebuRaze = creature({
  name: 'ゼーブ・ラーゼ',
  civilizations: ['water'],
  races: ['Tricks', 'Rex Stars'],
  cost: 2,
  power: 1000,
  abilities: [has(cannot({ do: 'beAttacked' }))],
  printings: ['DMRP-17 071'],
});

const warudoSupairaru = spell({
  name: 'ワールド・スパイラル',
  civilizations: ['water'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(returnToHand(choose(opponentsCreatures()))),
    spellAbility(onlyIf(youHave(yourCreatures({ power: atLeast(6000) })), draw())),
  ],
  printings: ['DMRP-17 072'],
});

const enajiReRaito = spell({
  name: 'エナジー・Re:ライト',
  civilizations: ['water'],
  cost: 3,
  abilities: [guardStrike, spellAbility(draw(2))],
  printings: ['DMRP-17 073'],
});

const tanraChuura = creature({
  name: 'タンラ・チューラ',
  civilizations: ['water'],
  races: ['Tricks', 'Rex Stars'],
  cost: 3,
  power: 2000,
  abilities: [
    guardStrike,
    given(
      opponentsTurn,
      when(
        { event: 'used', by: 'opponent', what: { type: 'spell' } },
        may(returnToHand(choose(opponentsCreatures()))),
      ),
    ),
  ],
  printings: ['DMRP-17 017'],
});

export const water: readonly CardDefinition[] = [
  tanraChuura,
  manifesutoMarukoStar,
  reoboruterune,
  desuburedoOrion,
  disPenta,
  pashifio1,
  safaBw,
  shidoran,
  ueibuKuriranStar,
  guguppi,
  marifura1,
  zebuRaze,
  warudoSupairaru,
  enajiReRaito,
];
