import type { CardDefinition } from 'taiki';
import {
  atMost,
  cannot,
  cardsIn,
  choose,
  chooseAnyNumber,
  costOf,
  countOf,
  creature,
  doubleBreaker,
  hasWhile,
  inOrder,
  machFighter,
  may,
  plus,
  put,
  putIntoMana,
  repeat,
  self,
  shieldTrigger,
  shinkarize,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tamaseed,
  the,
  topOfDeckTo,
  wheneverAttacks,
  whenPut,
  withTotal,
  youHave,
  yourMana,
} from 'taiki/words';

const tsurugiNoChiHan = tamaseed({
  name: '剣の地版',
  civilizations: ['nature'],
  races: ['Mega Command Dragon', 'Rex Stars'],
  cost: 7,
  abilities: [
    shinkarize,
    whenPut(
      self,
      inOrder(
        topOfDeckTo('manaZone'),
        may(put(choose(yourMana({ type: 'creature', cost: atMost(countOf(yourMana())), evolution: true })))),
      ),
    ),
  ],
  printings: ['DMRP-21 008'],
});

const donguriSasorisu = starEvolutionCreature({
  name: 'ドングリ変怪 ＜サソリス.鬼＞',
  civilizations: ['nature'],
  races: ['Jurassic Command Dragon', 'Beast Folk Go', 'Oni Rex Stars'],
  cost: 6,
  power: 9000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    doubleBreaker,
    wheneverAttacks(
      self,
      inOrder(
        may(putIntoMana(choose(cardsIn('battleZone', 'you', { type: 'tamaseed' })))),
        may(put(choose(yourMana({ type: 'tamaseed', cost: atMost(plus(costOf(the('chosen')), -1)) })))),
      ),
    ),
  ],
  printings: ['DMRP-21 022'],
});

const deizu = creature({
  name: '式神デイズ',
  civilizations: ['nature'],
  races: ['Wonder Trick'],
  cost: 6,
  power: 5000,
  abilities: [
    machFighter,
    whenPut(
      self,
      repeat(
        countOf(
          cardsIn('battleZone', 'you', {
            anyOf: [
              { type: 'creature', civilizations: ['nature'] },
              { type: 'tamaseed', civilizations: ['nature'] },
            ],
          }),
        ),
        may({ do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true }),
      ),
    ),
  ],
  printings: ['DMRP-21 043'],
});

const torejaRun = spell({
  name: 'トレジャー・ルーン',
  civilizations: ['nature'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(put(withTotal(chooseAnyNumber(yourMana({ type: 'tamaseed' })), 'cost', 4))),
  ],
  printings: ['DMRP-21 044'],
});

const mafarihhiMashin = creature({
  name: 'マファリッヒ・マシーン',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Rex Stars'],
  cost: 3,
  power: 6000,
  abilities: [
    doubleBreaker,
    hasWhile(
      youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' }), atMost(0)),
      cannot({ do: 'attack', target: 'player' }),
    ),
  ],
  printings: ['DMRP-21 072'],
});

const puramu = creature({
  name: '春眠妖精プラム',
  civilizations: ['nature'],
  races: ['Snow Faerie', 'Rex Stars'],
  cost: 3,
  power: 1000,
  abilities: [whenPut(self, topOfDeckTo('manaZone'))],
  printings: ['DMRP-21 073'],
});

export const nature: readonly CardDefinition[] = [
  tsurugiNoChiHan,
  donguriSasorisu,
  deizu,
  torejaRun,
  mafarihhiMashin,
  puramu,
];
