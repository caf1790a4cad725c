import type { CardDefinition } from 'taiki';
import {
  any,
  both,
  called,
  choose,
  chooseUpTo,
  civilCount,
  creature,
  doubleBreaker,
  each,
  gains,
  guardman,
  guardStrike,
  hasWhile,
  inOrder,
  instead,
  lookAtTop,
  machFighter,
  may,
  opponentsTurn,
  power,
  poweredBreaker,
  provided,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldSaver,
  shieldTrigger,
  tamaseed,
  that,
  the,
  topOfDeckTo,
  when,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const reiKononoYousei = creature({
  name: '冷好の妖精',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 4,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(self, topOfDeckTo('manaZone')),
    wouldBeDestroyed(self, instead('manaZone')),
  ],
  printings: ['DM22-RP2 045'],
});

const odameido = creature({
  name: '式神オーダーメイド',
  civilizations: ['nature'],
  races: ['Wonder Trick'],
  cost: 2,
  power: 2000,
  abilities: [
    provided(
      civilCount('nature', 3),
      wheneverAttacks(
        self,
        inOrder(
          lookAtTop(3, 'seen'),
          {
            do: 'choose',
            what: called(chooseUpTo({ ref: 'seen', filter: { type: 'creature' } }, 1), 'found'),
          },
          { do: 'reveal', what: the('found') },
          returnToHand(the('found')),
          putOnDeckBottom(the('seen')),
        ),
      ),
    ),
  ],
  printings: ['DM22-RP2 046'],
});

const jairoboru = tamaseed({
  name: '推進型無重力ジャイロボール',
  civilizations: ['nature'],
  cost: 5,
  abilities: [guardStrike, each(yourCreatures(), power(6000), gains(poweredBreaker))],
  printings: ['DM22-RP2 047'],
});

const kiringo = creature({
  name: 'きりんご',
  civilizations: ['nature'],
  races: ['Grand Sect'],
  cost: 5,
  power: 9000,
  abilities: [guardman, doubleBreaker],
  printings: ['DM22-RP2 070'],
});

const sekkaNoYousei = creature({
  name: '雪花の妖精',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 2,
  power: 2000,
  abilities: [guardman, hasWhile(both(civilCount('nature', 3), opponentsTurn), power(10000))],
  printings: ['DM22-RP2 072'],
});

const gifuto = tamaseed({
  name: '首領のギフト',
  civilizations: ['nature'],
  cost: 2,
  abilities: [whenPut(self, may(putIntoMana(choose(yourHand())))), shieldSaver],
  printings: ['DM22-RP2 073'],
});

const danTiran = creature({
  name: '試練の大地ダン・ティラン',
  civilizations: ['nature'],
  races: ['Gaia Command'],
  cost: 4,
  power: 5000,
  abilities: [
    machFighter,
    when({ event: 'attacks', what: any('opponent', { fresh: true }) }, putIntoMana(that)),
  ],
  printings: ['DM22-RP2 023'],
});

export const nature: readonly CardDefinition[] = [
  danTiran,
  reiKononoYousei,
  odameido,
  jairoboru,
  kiringo,
  sekkaNoYousei,
  gifuto,
];
