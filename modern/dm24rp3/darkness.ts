import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  atRandom,
  barabariety,
  blocker,
  callnion,
  cannotAttack,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  costOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  eachWhile,
  exactly,
  gains,
  gets,
  given,
  happened,
  hyperEnergy,
  inOrder,
  lookAtTop,
  may,
  oneOf,
  opponentsCreatures,
  opponentsHand,
  power,
  put,
  putIntoGraveyard,
  putOnDeck,
  repeat,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';

const bouchiTotorotto = creature({
  name: '暴淵 ボウチ＝トートロット',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 7,
  power: 11000,
  abilities: [
    hyperEnergy,
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }],
      from: ['graveyard'],
    },
    doubleBreaker,
    wheneverAttacks(self, may(destroy(choose(yourCreatures({ other: true }))), draw(2))),
    whenDestroyed(any('you'), destroy(choose(opponentsCreatures(), 1, 'opponent'))),
  ],
  printings: ['DM24-RP3 004'],
});

const garekku = creature({
  name: '逆転の影ガレック',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 10,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      repeat(
        3,
        oneOf(
          gets(choose(opponentsCreatures()), 'turn', power(-3000)),
          topOfDeckTo('graveyard', 3),
          put(choose(yourGraveyard({ type: 'creature', cost: atMost(3) }))),
        ),
      ),
    ),
  ],
  printings: ['DM24-RP3 019'],
});

const teinpaniShinbari = creature({
  name: 'ティンパニ＝シンバリー',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 4,
  power: 4000,
  abilities: [
    blocker,
    callnion,
    given(
      happened({ event: 'put', what: any('you') }, exactly(2)),
      whenPut(any('you'), may(destroy(self), destroy(choose(opponentsCreatures(), 1, 'opponent')))),
    ),
  ],
  printings: ['DM24-RP3 020'],
});

const horunSutoron = creature({
  name: 'ホルン＝ストロン',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 5000,
  abilities: [slayer, callnion, whenPut(self, discard(atRandom(opponentsHand())))],
  printings: ['DM24-RP3 040'],
});

const koden = creature({
  name: '不吉秘宝コーデン',
  civilizations: ['darkness'],
  races: ["Pandora's Box"],
  cost: 3,
  power: 3000,
  abilities: [blocker, whenDestroyed(any('you'), may(draw()))],
  printings: ['DM24-RP3 041'],
});

const sukoaRagiruppu = creature({
  name: 'スコア＝ラギルップ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 3000,
  abilities: [slayer, eachWhile(barabariety(3), yourCreatures(), gains(slayer))],
  printings: ['DM24-RP3 042'],
});

const nimodosu = creature({
  name: '倍掘人形ニモドース',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 3,
  power: 1000,
  abilities: [whenPut(self, returnToHand(chooseUpTo(yourGraveyard({ type: 'creature' }), 2)))],
  printings: ['DM24-RP3 063'],
});

const operagurasuDokurasu = creature({
  name: 'オペラグラス＝ドクラス',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(
      self,
      inOrder(
        lookAtTop(2, 'seen'),
        putIntoGraveyard(chooseAnyNumber(the('seen'))),
        putOnDeck(the('seen'), 'top'),
      ),
    ),
  ],
  printings: ['DM24-RP3 064'],
});

const doKota = creature({
  name: 'ド:コータ',
  civilizations: ['darkness'],
  races: ['Noir Abyss'],
  cost: 2,
  power: 1000,
  abilities: [shieldTrigger, whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-3000)))],
  printings: ['DM24-RP3 065'],
});

const tenJaRaKazu = spell({
  name: '天邪羅数',
  civilizations: ['darkness'],
  cost: 4,
  abilities: [
    spellAbility(destroy(choose(opponentsCreatures())), may(topOfDeckTo('graveyard', costOf(the('chosen'))))),
  ],
  printings: ['DM24-RP3 066'],
});

const onsaMansa = creature({
  name: 'オンサ＝マンサー',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 1,
  power: 1000,
  abilities: [
    blocker,
    cannotAttack,
    whenPut(self, inOrder(lookAtTop(1, 'seen'), may(putIntoGraveyard(the('seen'))))),
  ],
  printings: ['DM24-RP3 043'],
});

export const darkness: readonly CardDefinition[] = [
  onsaMansa,
  bouchiTotorotto,
  garekku,
  teinpaniShinbari,
  horunSutoron,
  koden,
  sukoaRagiruppu,
  nimodosu,
  operagurasuDokurasu,
  doKota,
  tenJaRaKazu,
];
