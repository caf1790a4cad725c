import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  battle,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  exLife,
  gains,
  gets,
  hasWhile,
  inOrder,
  isBattling,
  itself,
  oneOf,
  onlyIf,
  opponentsCreatures,
  power,
  putIntoGraveyard,
  sasageru,
  self,
  shieldSaver,
  shieldTrigger,
  shinkaPower,
  speedAttacker,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  takeShieldWithoutTrigger,
  that,
  the,
  tripleBreaker,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';

const dainaborutoEtafeniStar = starEvolutionCreature({
  name: 'ダイナボルト ＜エタフェニ.Star＞',
  civilizations: ['fire'],
  races: ['Dynamite Dragon', 'Phoenix', 'Rex Stars'],
  cost: 5,
  power: 12000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['fire'] }] }),
    tripleBreaker,
    each(yourCreatures(), gains(speedAttacker)),
    when(
      { event: 'attacks', what: itself, target: 'player' },
      oneOf(
        putIntoGraveyard(choose(cardsIn('battleZone', 'any', { not: { type: 'creature' } }))),
        destroy(choose(opponentsCreatures({ cost: atMost(4) }))),
      ),
    ),
  ],
  printings: ['DMRP-17 S04'],
});

const meteosunaipa = creature({
  name: '隕襲電融 メテオスナイパー',
  civilizations: ['fire'],
  races: ['Dispector', 'Armored Dragon', 'Liquid People'],
  cost: 7,
  power: 9000,
  abilities: [exLife, doubleBreaker, wheneverAttacks(self, inOrder(discard(choose(yourHand())), draw(2)))],
  printings: ['DMRP-17 045'],
});

const batokurosu1 = creature({
  name: '熱血 バトクロス-1',
  civilizations: ['fire'],
  races: ['Gaial Command Dragon', 'Distas'],
  cost: 6,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
    ),
    sasageru(1),
  ],
  printings: ['DMRP-17 046'],
});

const disRaita = creature({
  name: 'Disライター',
  civilizations: ['fire'],
  races: ['Xenoparts', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [speedAttacker, whenPut(self, takeShieldWithoutTrigger(choose(yourShields()))), shieldSaver],
  printings: ['DMRP-17 047'],
});

const basutoWanshotto = spell({
  name: 'バースト・ワンショット',
  civilizations: ['fire'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(destroy(opponentsCreatures({ power: atMost(3000) }))),
    spellAbility(onlyIf(youHave(yourCreatures({ power: atLeast(6000) })), draw())),
  ],
  printings: ['DMRP-17 048'],
});

const geratchoChitchiStar = starEvolutionCreature({
  name: 'ゲラッチョ ＜チッチ.Star＞',
  civilizations: ['fire'],
  races: ['Jokers', 'Fire Bird', 'Rex Stars'],
  cost: 2,
  power: 4000,
  abilities: [starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['fire'] }] })],
  printings: ['DMRP-17 081'],
});

const piraiba1 = creature({
  name: '魂具 ピライバ-1',
  civilizations: ['fire'],
  races: ['Xenoparts', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [whenPut(self, destroy(choose(opponentsCreatures({ keyword: 'blocker' })))), sasageru(1)],
  printings: ['DMRP-17 082'],
});

const uSABox = creature({
  name: 'U・S・A・BOX',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Rex Stars'],
  cost: 2,
  power: 2000,
  abilities: [shinkaPower(gets(that, 'turn', gains(hasWhile(isBattling({}), power(2000)))))],
  printings: ['DMRP-17 084'],
});

export const fire: readonly CardDefinition[] = [
  dainaborutoEtafeniStar,
  meteosunaipa,
  batokurosu1,
  disRaita,
  basutoWanshotto,
  geratchoChitchiStar,
  piraiba1,
  uSABox,
];
