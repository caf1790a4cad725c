import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  anyOf,
  blocker,
  cannotAttackCreatures,
  choose,
  chooseUpTo,
  civilCount,
  creature,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  gets,
  gravityZero,
  itself,
  may,
  opponentsCreatures,
  opponentsHand,
  power,
  provided,
  returnToHand,
  self,
  shieldSaver,
  shieldTrigger,
  slayer,
  spell,
  spellAbility,
  tamaseed,
  topOfDeckTo,
  tripleBreaker,
  when,
  wheneverAttacks,
  whenPut,
  yourGraveyard,
} from 'taiki/words';

const gakubutchiRitchimoa = creature({
  name: '悪縁 ガクブッチ＝リッチーモア',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 6,
  power: 7000,
  abilities: [
    ...abyssRush,
    blocker,
    slayer,
    doubleBreaker,
    whenPut(self, returnToHand(chooseUpTo(yourGraveyard({ civilizations: ['darkness'] }), 2))),
    provided(civilCount('darkness', 5), wheneverAttacks(self, discard(opponentsHand()))),
  ],
  printings: ['DM22-RP2 003'],
});

const hando = spell({
  name: '堕獄呪文「ハンド」',
  civilizations: ['darkness'],
  cost: 6,
  abilities: [
    shieldTrigger,
    gravityZero(civilCount('darkness', 4)),
    spellAbility(destroy(choose(opponentsCreatures()))),
  ],
  printings: ['DM22-RP2 017'],
});

const beddouRou = creature({
  name: 'ベッドウ＝ロウ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 14000,
  abilities: [...abyssRush, tripleBreaker, cannotAttackCreatures],
  printings: ['DM22-RP2 037'],
});

const ominasuUindo = creature({
  name: '黒天の影オミナス・ウインド',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 3,
  power: 3000,
  abilities: [
    provided(
      civilCount('darkness', 3),
      wheneverAttacks(self, gets(choose(opponentsCreatures()), 'turn', power(-3000))),
    ),
  ],
  printings: ['DM22-RP2 060'],
});

const disshuUisshu = creature({
  name: 'ディッシュ＝ウィッシュ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 5000,
  abilities: [
    shieldTrigger,
    blocker,
    when(
      anyOf({ event: 'attacks', what: itself }, { event: 'blocks', what: itself }),
      delayed(when({ event: 'endOfAttack', what: itself }, destroy(self)), 'attack'),
    ),
  ],
  printings: ['DM22-RP2 061'],
});

const gifuto = tamaseed({
  name: '覇王のギフト',
  civilizations: ['darkness'],
  cost: 3,
  abilities: [
    whenPut(
      self,
      may(topOfDeckTo('graveyard', 3), returnToHand(choose(yourGraveyard({ civilizations: ['darkness'] })))),
    ),
    shieldSaver,
  ],
  printings: ['DM22-RP2 063'],
});

export const darkness: readonly CardDefinition[] = [
  gakubutchiRitchimoa,
  hando,
  beddouRou,
  ominasuUindo,
  disshuUisshu,
  gifuto,
];
