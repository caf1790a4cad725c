import type { CardDefinition } from 'taiki';
import {
  atMost,
  cardsIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  civilCount,
  countOf,
  creature,
  doubleBreaker,
  inOrder,
  machFighter,
  may,
  opponentsCreatures,
  provided,
  put,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tamaseed,
  tamaseedCreature,
  topOfDeckTo,
  tripleBreaker,
  untap,
  wheneverAttacks,
  whenPut,
  withTotal,
  yourMana,
} from 'taiki/words';
import { creatureFrom, creatureOrTamaseed, shieldTriggerWhile, whenNamesakeIsPut } from '../common.ts';

const grandSlamScorpion = tamaseedCreature({
  name: '轟廻！グランドスラム・スコーピオン',
  civilizations: ['nature'],
  races: ['Giant Insect', 'ACE'],
  cost: 5,
  power: 14000,
  abilities: [
    whenPut(self, untap(choose(yourMana(), 4))),
    creatureFrom('nature', 4),
    tripleBreaker,
    wheneverAttacks(
      self,
      inOrder(
        topOfDeckTo('manaZone'),
        may(put(choose(yourMana(creatureOrTamaseed({ cost: atMost(countOf(yourMana())) }))))),
      ),
    ),
  ],
  printings: ['DM22-RP1 010'],
});

const lyanjao = creature({
  name: '緑神龍リャンジャオ',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 5,
  power: 7000,
  abilities: [
    doubleBreaker,
    whenPut(self, putIntoMana(withTotal(chooseAnyNumber(opponentsCreatures()), 'cost', 5))),
    provided(
      civilCount('nature', 3),
      wheneverAttacks(self, may(returnToHand(choose(yourMana(), 2)), topOfDeckTo('manaZone', 2))),
    ),
  ],
  printings: ['DM22-RP1 017'],
});

const puPritchTank = creature({
  name: 'プ・プリッチュ・タンク',
  civilizations: ['nature'],
  races: ['Grand Sect'],
  cost: 5,
  power: 6000,
  abilities: [
    doubleBreaker,
    wheneverAttacks(
      self,
      putIntoMana(choose(cardsIn('battleZone', 'opponent', creatureOrTamaseed({ cost: atMost(4) })))),
    ),
  ],
  printings: ['DM22-RP1 057'],
});

const dogor = spell({
  name: '地割呪文「ドゴル」',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    shieldTriggerWhile(civilCount('nature', 2)),
    spellAbility(putIntoMana(choose(opponentsCreatures()))),
  ],
  printings: ['DM22-RP1 060'],
});

const avelshotSquirrel = creature({
  name: 'アヴェルショットのリスマン',
  civilizations: ['nature'],
  races: ['Dream Mate'],
  cost: 4,
  power: 5000,
  abilities: [whenPut(self, untap(chooseUpTo(yourMana(), 3)))],
  printings: ['DM22-RP1 080'],
});

const fireworkPersimmon = creature({
  name: '打ち上げパーシモン',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 3,
  power: 3000,
  abilities: [machFighter],
  printings: ['DM22-RP1 081'],
});

const wedge = creature({
  name: '氷転妖精ウェッジ',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 2,
  power: 3000,
  abilities: [provided(civilCount('nature', 3), wheneverAttacks(self, topOfDeckTo('manaZone')))],
  printings: ['DM22-RP1 082'],
});

const coinOfGrowth = tamaseed({
  name: '繁茂のコイン',
  civilizations: ['nature'],
  cost: 3,
  abilities: [shieldTrigger, whenNamesakeIsPut('繁茂のコイン', topOfDeckTo('manaZone'))],
  printings: ['DM22-RP1 084'],
});

export const nature: readonly CardDefinition[] = [
  grandSlamScorpion,
  lyanjao,
  puPritchTank,
  dogor,
  avelshotSquirrel,
  fireworkPersimmon,
  wedge,
  coinOfGrowth,
];
