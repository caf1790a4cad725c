import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  atLeast,
  atMost,
  atRandom,
  blocker,
  cardsIn,
  choose,
  creature,
  destroy,
  discard,
  draw,
  drawUpTo,
  evolution,
  evolutionCreature,
  evolutionFrom,
  finalRevolution,
  gets,
  gravityZero,
  has,
  inOrder,
  isLike,
  itself,
  manaArms,
  may,
  named,
  neoCreature,
  neoEvolution,
  oneOf,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  other,
  plus,
  power,
  powerOfRef,
  put,
  putIntoMana,
  returnToHand,
  revolutionChange,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  tally,
  tamaseed,
  that,
  the,
  topOfDeckTo,
  tripleBreaker,
  untap,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';

const recordOfForestAndFalls = tamaseed({
  name: '森林と瀑布のレコード',
  civilizations: ['water', 'nature'],
  cost: 5,
  abilities: [
    shieldTrigger,
    when(
      { event: 'used', by: 'you', what: { anyOf: [{ type: 'spell' }, { type: 'tamaseed', other: true }] } },
      may(draw(), may({ do: 'move', what: choose(yourHand()), to: 'manaZone', tapped: true })),
    ),
  ],
  printings: ['DM22-RP1 036'],
});

const deathmarch = evolutionCreature({
  name: '死神術士デスマーチ',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 1,
  power: 1000,
  abilities: [
    blocker,
    evolutionFrom('graveyard', evolution({ civilizations: ['darkness'] })),
    when({ event: 'battles', what: itself }, gets(other, 'battle', power(-4000))),
  ],
  printings: ['DM22-RP1 sp4'],
});

const bolshackBalga = creature({
  name: '龍騎旋竜ボルシャック・バルガ',
  civilizations: ['fire'],
  races: ['Volcano Dragon', 'Armored Dragon'],
  cost: 19,
  power: 17000,
  abilities: [
    gravityZero(youHave(yourCreatures({ civilizations: ['fire'], races: ['Dragon'] }), atLeast(4))),
    speedAttacker,
    tripleBreaker,
    whenPut(self, destroy(opponentsCreatures({ keyword: 'blocker' }))),
    wheneverAttacks(
      self,
      inOrder(draw(), may(put(choose(yourHand({ type: 'creature', races: ['Dragon'] }))))),
    ),
  ],
  printings: ['DM22-RP1 tr1'],
});

const miradanteSF = creature({
  name: '未来の法皇 ミラダンテSF',
  civilizations: ['light', 'water'],
  races: ['Angel Command Dragon', 'Revolutionary', 'Team Doremi'],
  cost: 8,
  power: 12500,
  abilities: [
    revolutionChange({ civilizations: ['light', 'water'], races: ['Dragon'], cost: atLeast(5) }),
    tripleBreaker,
    finalRevolution(
      may(
        draw(),
        may(useFree(choose(yourHand({ type: 'spell', civilizations: ['light', 'water'], cost: atMost(6) })))),
      ),
    ),
  ],
  printings: ['DM22-RP1 tr2'],
});

const greatGrasper = neoCreature({
  name: 'グレート・グラスパー',
  civilizations: ['nature'],
  races: ['Grand Sect'],
  cost: 8,
  power: 14000,
  abilities: [
    neoEvolution({ civilizations: ['nature'] }),
    tripleBreaker,
    whenPut(self, may(putIntoMana(choose(allCreatures())))),
    wheneverAttacks(
      any('you', { type: 'neoCreature' }),
      may(put(choose(yourMana({ type: 'creature', power: atMost(plus(powerOfRef(that), -1)) })))),
    ),
  ],
  printings: ['DM22-RP1 tr5'],
});

const testaRossa = creature({
  name: '灼熱の闘志 テスタ・ロッサ',
  civilizations: ['water', 'fire'],
  races: ['Outrage MAX'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(self, inOrder(tally(drawUpTo(2), 'drawn'), discard(choose(yourHand(), named('drawn'))))),
  ],
  printings: ['DM22-RP1 t5'],
});

const techTeam = spell({
  name: 'テック団の波壊Go！',
  civilizations: ['water', 'darkness'],
  cost: 7,
  abilities: [
    shieldTrigger,
    spellAbility(
      oneOf(
        returnToHand(cardsIn('battleZone', 'opponent', { cost: atMost(5) })),
        destroy(choose(opponentsCreatures({ cost: atLeast(6) }))),
      ),
    ),
  ],
  printings: ['DM22-RP1 t12'],
});

const disZircon = creature({
  name: 'Disジルコン',
  civilizations: ['water', 'darkness', 'nature'],
  races: ['Spirit Quartz', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [
    blocker,
    { ...has({ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }), from: ['manaZone'] },
    { ...has({ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }), from: ['graveyard'] },
    whenPut(self, inOrder(draw(2), discard(choose(yourHand())))),
  ],
  printings: ['DM22-RP1 t13'],
});

const waimodel = creature({
  name: '戯具 ヴァイモデル',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Team Zero'],
  cost: 5,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(topOfDeckTo('graveyard', 3), put(choose(yourGraveyard({ type: 'creature', cost: atMost(3) })))),
    ),
  ],
  printings: ['DM22-RP1 t14'],
});

const wormGowarski = evolutionCreature({
  name: '鬼面妖蟲ワーム・ゴワルスキー',
  civilizations: ['darkness'],
  races: ['Parasite Worm', 'Devil Mask'],
  cost: 2,
  power: 4000,
  abilities: [
    evolutionFrom('graveyard', evolution({ civilizations: ['darkness'] })),
    whenDestroyed(self, discard(atRandom(opponentsHand()))),
  ],
  printings: ['DM22-RP1 t18'],
});

const sunnap = creature({
  name: '原始 サンナップ',
  civilizations: ['nature'],
  races: ['Beast Folk Go', 'Invader'],
  cost: 3,
  power: 3000,
  abilities: [manaArms(3, 'nature', whenPut(self, untap(choose(yourMana(), 3))))],
  printings: ['DM22-RP1 t19'],
});

const glorybolshackLupia = creature({
  name: 'ボルシャック・栄光・ルピア',
  civilizations: ['fire', 'nature'],
  races: ['Fire Bird', 'Armored Dragon'],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true },
        onlyIf(isLike(the('moved'), { races: ['Dragon'] }), {
          do: 'moveTop',
          who: 'you',
          count: 1,
          to: 'manaZone',
          tapped: true,
        }),
      ),
    ),
  ],
  printings: ['DM22-RP1 t20'],
});

/** Cards of several civilizations, and of older sets. */
export const others: readonly CardDefinition[] = [
  recordOfForestAndFalls,
  deathmarch,
  bolshackBalga,
  miradanteSF,
  greatGrasper,
  testaRossa,
  techTeam,
  disZircon,
  waimodel,
  wormGowarski,
  sunnap,
  glorybolshackLupia,
];
