import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atLeast,
  atMost,
  blocker,
  choose,
  creature,
  discard,
  draw,
  guardStrike,
  inOrder,
  itself,
  justDiver,
  lookAtTop,
  may,
  mustBeChosenByOpponent,
  onlyIf,
  opponentsCreatures,
  provided,
  putIntoGraveyard,
  putOnDeck,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  sasageru,
  self,
  shieldTrigger,
  shinkaPower,
  spell,
  spellAbility,
  the,
  useFree,
  when,
  whenDestroyed,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';

const jiesutaRensa = spell({
  name: 'ジェスター・レンサー',
  civilizations: ['water'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(draw()),
    spellAbility(may(useFree(choose(yourHand({ type: 'spell', cost: atMost(3) }))))),
  ],
  printings: ['DMRP-20 015'],
});

const meruge2 = creature({
  name: '電脳 メルゲ-2',
  civilizations: ['water'],
  races: ['Liquid People', 'Distas'],
  cost: 3,
  power: 1000,
  abilities: [
    whenPut(
      self,
      inOrder(
        draw(2),
        onlyIf(youHave(yourCreatures({ races: ['Dispector'] }), atMost(0)), discard(choose(yourHand(), 2))),
      ),
    ),
    sasageru(2),
  ],
  printings: ['DMRP-20 034'],
});

const supairaru = spell({
  name: '冬の日スパイラル',
  civilizations: ['water'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(returnToHand(choose(opponentsCreatures()))),
    spellAbility(may(returnToHand(choose(yourCreatures())))),
  ],
  printings: ['DMRP-20 036'],
});

const hamittoYadone = creature({
  name: '魔導管理遺跡 ハーミット・ヤドネ',
  civilizations: ['water'],
  races: ['Mutopia', 'Rex Stars'],
  cost: 4,
  power: 4000,
  abilities: [blocker, justDiver],
  printings: ['DMRP-20 065'],
});

const monhata = creature({
  name: '復元されし者 モンハタ',
  civilizations: ['water'],
  races: ['Mutopia', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    when(
      anyOf({ event: 'attacked', what: itself }, { event: 'chosen', what: itself, by: 'opponent' }),
      draw(),
    ),
    shinkaPower(draw()),
  ],
  printings: ['DMRP-20 066'],
});

const tagyasutsu = creature({
  name: '歓楽のタギャースツ',
  civilizations: ['water'],
  races: ['Tricks', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [guardStrike, mustBeChosenByOpponent],
  printings: ['DMRP-20 067'],
});

const disDerinda = creature({
  name: 'Disデリンダー',
  civilizations: ['water'],
  races: ['Great Mecha King', 'Distas'],
  cost: 3,
  power: 1000,
  abilities: [
    blocker,
    whenDestroyed(self, returnToHand(self)),
    provided(youHave(yourMana({ multicolored: true }), atLeast(4)), {
      kind: 'triggered',
      when: { event: 'put', what: itself },
      effect: returnToHand(choose(opponentsCreatures())),
      word: { name: 'manaArms' },
    }),
  ],
  printings: ['DMRP-20 068'],
});

const arisu1 = creature({
  name: '無法 アリス-1',
  civilizations: ['water'],
  races: ['Outrage', 'Distas'],
  cost: 2,
  power: 1000,
  abilities: [whenDestroyed(self, inOrder(draw(3), putOnDeck(choose(yourHand(), 2), 'top'))), sasageru(1)],
  printings: ['DMRP-20 069'],
});

const parupuBurein = spell({
  name: 'パルプ・ブレイン',
  civilizations: ['water'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(lookAtTop(5, 'seen'), returnToHand(choose(the('seen'))), putOnDeckBottom(the('seen'))),
  ],
  printings: ['DMRP-20 070'],
});

const streamingTutor = spell({
  name: 'ストリーミング・Re:チューター',
  civilizations: ['water'],
  cost: 5,
  abilities: [
    guardStrike,
    spellAbility(
      revealTop(5, 'seen'),
      returnToHand(choose({ ...the('seen'), filter: { civilizations: ['fire', 'nature'] } }, 5)),
      putIntoGraveyard(the('seen')),
    ),
  ],
  printings: ['DMRP-20 035'],
});

export const water: readonly CardDefinition[] = [
  streamingTutor,
  jiesutaRensa,
  meruge2,
  supairaru,
  hamittoYadone,
  monhata,
  tagyasutsu,
  disDerinda,
  arisu1,
  parupuBurein,
];
