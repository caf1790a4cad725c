import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atLeast,
  atMost,
  battle,
  cannot,
  cannotAttackPlayers,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  gains,
  guardman,
  guardStrike,
  hasWhile,
  inOrder,
  isLike,
  itself,
  machFighter,
  onlyIf,
  opponentsCreatures,
  power,
  putIntoGraveyard,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  sasageru,
  self,
  shieldTrigger,
  shinkaPower,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  the,
  topOfDeckTo,
  when,
  whenPut,
  youHave,
  yourCreatures,
  yourMana,
} from 'taiki/words';

const zundokoMomokingu = starEvolutionCreature({
  name: '晴舞龍 ズンドコ・モモキング',
  civilizations: ['nature'],
  races: ['Jokers', 'Rex Stars'],
  cost: 2,
  power: 5000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    whenPut(self, topOfDeckTo('manaZone')),
    when({ event: 'moved', what: itself, from: 'battleZone' }, returnToHand(choose(yourMana()))),
  ],
  printings: ['DMRP-20 044'],
});

const disDorapi = creature({
  name: 'Disドラピ',
  civilizations: ['nature'],
  races: ['Earth Dragon', 'Distas'],
  cost: 3,
  power: 8000,
  abilities: [
    guardman,
    doubleBreaker,
    hasWhile(youHave(yourCreatures({ races: ['Dispector'] }), atMost(0)), cannot({ do: 'attack' })),
  ],
  printings: ['DMRP-20 045'],
});

const dandiRaifu = spell({
  name: 'ダンディ・ライフ',
  civilizations: ['nature'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(
      { do: 'moveTop', who: 'you', count: 2, to: 'manaZone', tapped: true },
      putIntoGraveyard(choose(yourMana())),
    ),
  ],
  printings: ['DMRP-20 047'],
});

const bainara = creature({
  name: 'バイナラ童話',
  civilizations: ['nature'],
  races: ['Jokers', 'Rex Stars'],
  cost: 5,
  power: 8000,
  abilities: [
    shieldTrigger,
    cannotAttackPlayers,
    whenPut(
      self,
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
    ),
  ],
  printings: ['DMRP-20 084'],
});

const shinpida2 = creature({
  name: '剛撃 シンピーダ-2',
  civilizations: ['nature'],
  races: ['Giant', 'Distas'],
  cost: 5,
  power: 6000,
  abilities: [machFighter, doubleBreaker, sasageru(2)],
  printings: ['DMRP-20 085'],
});

const tetetotenton = creature({
  name: 'テテトテントン',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Rex Stars'],
  cost: 3,
  power: 5000,
  abilities: [guardman],
  printings: ['DMRP-20 086'],
});

const hatchitchi = creature({
  name: 'ハッチッチ',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    when(
      anyOf({ event: 'attacked', what: itself }, { event: 'chosen', what: itself, by: 'opponent' }),
      topOfDeckTo('manaZone'),
    ),
    shinkaPower(topOfDeckTo('manaZone')),
  ],
  printings: ['DMRP-20 087'],
});

const disKabutowa = creature({
  name: 'Disカブトワ',
  civilizations: ['nature'],
  races: ['Dream Mate', 'Distas'],
  cost: 2,
  power: 2000,
  abilities: [
    machFighter,
    hasWhile(youHave(yourMana({ multicolored: true }), atLeast(4)), power(4000), gains(doubleBreaker)),
  ],
  printings: ['DMRP-20 088'],
});

const mefisuto1 = creature({
  name: '鎧亜 メフィスト-1',
  civilizations: ['nature'],
  races: ['Lost Crusader', 'Distas'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(
      self,
      inOrder(
        revealTop(1, 'seen'),
        onlyIf(isLike(the('seen'), { multicolored: true }), putIntoMana(the('seen'))),
      ),
    ),
    sasageru(1),
  ],
  printings: ['DMRP-20 089'],
});

const dekobokoSekkeizu = spell({
  name: '凸凹設計図',
  civilizations: ['nature'],
  cost: 4,
  abilities: [
    guardStrike,
    spellAbility(
      revealTop(4, 'seen'),
      returnToHand(choose({ ref: 'seen', filter: { type: 'creature', power: atLeast(6000) } })),
      returnToHand(choose({ ref: 'seen', filter: { type: 'creature', power: atMost(5000) } })),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DMRP-20 090'],
});

export const nature: readonly CardDefinition[] = [
  zundokoMomokingu,
  disDorapi,
  dandiRaifu,
  bainara,
  shinpida2,
  tetetotenton,
  hatchitchi,
  disKabutowa,
  mefisuto1,
  dekobokoSekkeizu,
];
