import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  any,
  anyOf,
  blocker,
  cannotAttackCreatures,
  cardsIn,
  choose,
  chooseUpTo,
  civilCount,
  creature,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  from,
  gets,
  given,
  gravityZero,
  guardStrike,
  has,
  itself,
  may,
  opponentsCreatures,
  opponentsHand,
  opponentsTurn,
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
  that,
  topOfDeckTo,
  tripleBreaker,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
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

const xenarch = creature({
  name: '死神覇王 XENARCH',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Dark Lord'],
  cost: 5,
  power: 6000,
  abilities: [
    guardStrike,
    doubleBreaker,
    whenPut(
      self,
      may(destroy(choose(yourCreatures())), destroy(choose(opponentsCreatures(), 1, 'opponent'))),
    ),
    from(['graveyard'], when({ event: 'discarded', by: 'you' }, may(returnToHand(self)))),
  ],
  printings: ['DM22-RP2 004'],
});

const burumuPurufu = creature({
  name: 'ブルーム＝プルーフ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 3000,
  abilities: [
    whenPut(self, topOfDeckTo('graveyard')),
    given(opponentsTurn, when({ event: 'put', what: any('opponent'), how: 'notSummoned' }, destroy(that))),
  ],
  printings: ['DM22-RP2 016'],
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

const soSoZo = creature({
  name: 'ソー＝ゾー',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 6000,
  abilities: [
    {
      kind: 'cost',
      way: 'alternative',
      mana: { count: 1, of: ['darkness'] },
      effect: destroy(
        choose(cardsIn('battleZone', 'you', { anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] })),
      ),
    },
    blocker,
    doubleBreaker,
  ],
  printings: ['DM22-RP2 038'],
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

const shiruSharurotto = creature({
  name: 'シル＝シャルロット',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 2000,
  abilities: [...abyssRush, has({ kind: 'anyNumberInDeck' })],
  printings: ['DM22-RP2 062'],
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
  xenarch,
  burumuPurufu,
  hando,
  beddouRou,
  soSoZo,
  ominasuUindo,
  disshuUisshu,
  shiruSharurotto,
  gifuto,
];
