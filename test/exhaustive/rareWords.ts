import type { CardDefinition, DecisionKind } from 'taiki';
import {
  allCreatures,
  allOf,
  alternativeCost,
  any,
  attach,
  attached,
  aura,
  badAction,
  bearsIcon,
  beginsInHand,
  both,
  breaker,
  breaksAtMost,
  cannot,
  cannotAttackPlayers,
  cardsIn,
  charger,
  choose,
  choosesCreatures,
  countOf,
  creature,
  crossGear,
  destroy,
  discard,
  doubleBreaker,
  doubleFaced,
  draw,
  duelist,
  duelistAbility,
  duelistLink,
  duelmateCreature,
  duelmateSuperCreature,
  each,
  evolution,
  evolutionCreature,
  gachinkoJudge,
  gets,
  godLink,
  has,
  hasWhile,
  hyperMode,
  inHyperMode,
  inOrder,
  instead,
  insteadDo,
  itself,
  judgmentZ,
  kizunaPlus,
  lookAt,
  manaNumber,
  moveCell,
  oneSentence,
  onlyCardsBelow,
  onlyIf,
  onlyTopCard,
  opponentsCreatures,
  opponentsHand,
  opponentsShields,
  optional,
  power,
  put,
  releaseHyperMode,
  releaseLinks,
  repeat,
  seal,
  self,
  shieldPlus,
  spaceCharge,
  speedAttacker,
  spell,
  spellAbility,
  tap,
  topOfDeckTo,
  turnFace,
  turnOver,
  uncross,
  vividDraw,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenLinked,
  whenPut,
  wouldBeDestroyed,
  wouldDraw,
  wouldLeave,
  wouldLose,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
  yourShields,
  yourTurn,
} from 'taiki/words';

const plain = { civilizations: ['fire'], cost: 2, races: ['Bearer'] } as const;
const body = { ...plain, power: 3000 } as const;

/** The cards below that cause a rare kind of decision. */
export const rareDecisions: Readonly<Record<string, DecisionKind>> = {
  'Stubborn Charger': 'breaker',
  'Second Wind': 'replace',
  'Paid in Cards': 'cost',
};

/** Cards with vocabulary words that no registered card has, or that random duels of registered cards rarely reach. */
export const rareWords: readonly CardDefinition[] = [
  creature({
    ...body,
    name: 'Mode Bearer',
    abilities: [hyperMode(5000), whenPut(self, releaseHyperMode(self)), hasWhile(inHyperMode, power(500))],
  }),
  creature({
    ...body,
    name: 'Turning Bearer',
    abilities: [
      whenPut(
        self,
        inOrder(
          put(choose(cardsIn('hyperspatialZone', 'you', { type: 'psychicCreature' }))),
          turnOver(yourCreatures({ type: 'psychicCreature' })),
          releaseLinks(yourCreatures({ type: 'psychicSuperCreature' })),
          moveCell(yourCreatures({ type: 'psychicSuperCreature' }), 'graveyard'),
        ),
      ),
      when({ event: 'turnedOver', what: any('any') }, draw()),
    ],
  }),
  duelist({ ...plain, name: 'Duelist Bearer', abilities: [duelistAbility('Mate'), duelistLink('Mate', 2)] }),
  ...['First Mate', 'Second Mate'].map((name) =>
    doubleFaced(
      duelmateCreature({ ...body, cost: 1, races: ['Mate'], name }),
      duelmateSuperCreature({ ...body, name: 'Mates' }),
    ),
  ),
  creature({
    ...body,
    name: 'Grudge Bearer',
    abilities: [
      when({ event: 'attacked', what: itself }, draw()),
      when({ event: 'isNotBlocked', what: itself }, draw()),
      when({ event: 'losesBattle', what: itself }, draw()),
    ],
  }),
  creature({
    ...body,
    name: 'Duel Witness',
    abilities: [
      when({ event: 'battles', what: any('any') }, gets(self, 'turn', power(1000))),
      when({ event: 'battleEnds', what: any('any') }, draw()),
      when({ event: 'breaksShields', what: any('any') }, gets(self, 'turn', power(1000))),
    ],
  }),
  creature({
    ...body,
    name: 'Hand Keeper',
    abilities: [
      when({ event: 'drawn', by: 'opponent' }, gets(self, 'turn', power(1000))),
      when({ event: 'discarded', by: 'any' }, draw()),
      when({ event: 'untapped', what: itself }, gets(self, 'turn', power(1000))),
    ],
  }),
  creature({
    ...body,
    name: 'Far Seer',
    abilities: [
      hasWhile(yourTurn, { kind: 'deckTopSeen', of: 'you' }),
      each(cardsIn('deck', 'you', { type: 'creature' }), {
        kind: 'can',
        permission: { do: 'summonFrom', zone: 'deck', limit: 1, unpaid: { type: 'creature' } },
      }),
      when({ event: 'put', what: any('you', { type: 'creature' }), how: 'allowed' }, draw()),
    ],
  }),
  creature({
    ...body,
    name: 'Fair Judge',
    abilities: [
      hasWhile(
        both(
          { kind: 'compare', a: countOf(yourCreatures()), b: countOf(opponentsCreatures()), is: 'atMost' },
          allOf(yourMana(), { type: 'card' }),
        ),
        { kind: 'setPower', to: 6000 },
      ),
    ],
  }),
  creature({
    ...body,
    name: 'Iron Will',
    abilities: [
      has({ kind: 'winsBattles' }),
      each(opponentsCreatures(), { kind: 'mustBlock' }, { kind: 'mustBeChosen', by: 'you' }),
    ],
  }),
  creature({
    ...body,
    name: 'Silent Guard',
    abilities: [
      each(opponentsShields(), cannot({ do: 'useShieldTrigger' })),
      each(opponentsCreatures(), cannot({ do: 'block' })),
    ],
  }),
  creature({
    ...body,
    name: 'Stubborn Charger',
    abilities: [
      cannotAttackPlayers,
      has({ kind: 'can', permission: { do: 'attackPlayersDespiteBans' } }),
      doubleBreaker,
      breaker('triple'),
      speedAttacker,
    ],
  }),
  creature({
    ...body,
    name: 'Mana Caller',
    abilities: [each(yourMana(), { kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } })],
  }),
  creature({
    ...body,
    name: 'Gardener',
    abilities: [
      {
        kind: 'replacement',
        of: {
          event: 'moves',
          what: { of: 'you', filter: { type: 'creature', other: true } },
          from: 'battleZone',
          to: 'graveyard',
        },
        instead: instead('manaZone'),
      },
    ],
  }),
  creature({
    ...body,
    name: 'Dull Air',
    abilities: [
      each(opponentsCreatures(), { kind: 'entersTapped' }),
      each(allCreatures(), { kind: 'doesNotUntap' }),
    ],
  }),
  creature({
    ...body,
    name: 'Second Wind',
    abilities: [optional(wouldBeDestroyed(any('you'), instead('hand')))],
  }),
  creature({
    ...body,
    name: 'Well Digger',
    abilities: [optional(wouldDraw('you', insteadDo(topOfDeckTo('manaZone'))))],
  }),
  evolutionCreature({
    ...body,
    name: 'Molting Giant',
    abilities: [evolution({ type: 'creature' }), wouldBeDestroyed(self, onlyTopCard)],
  }),
  evolutionCreature({
    ...body,
    name: 'Rooted Giant',
    abilities: [evolution({ type: 'creature' }), wouldBeDestroyed(self, onlyCardsBelow)],
  }),
  creature({ ...body, name: 'Paid in Cards', abilities: [alternativeCost(discard(choose(yourHand())))] }),
  creature({ ...body, name: 'Tool', races: ['Magic Tool'], abilities: [whenDestroyed(self, draw())] }),
  spell({ ...plain, name: 'Lantern', abilities: [spellAbility(turnFace(choose(yourShields()), 'faceUp'))] }),
  creature({ ...body, name: 'Spring', abilities: [spaceCharge('fire', tap(choose(opponentsCreatures())))] }),
  creature({ ...body, name: 'Bond of Cards', abilities: [bearsIcon('kizuna', whenPut(self, draw()))] }),
  evolutionCreature({
    ...body,
    name: 'Bond Leader',
    abilities: [evolution({ type: 'creature' }), kizunaPlus(1)],
  }),
  spell({
    ...plain,
    name: 'Bond Call',
    abilities: [spellAbility({ do: 'useIcons', icon: 'kizuna', count: 1 })],
  }),
  spell({
    ...plain,
    name: 'Glimpse',
    abilities: [charger, spellAbility(lookAt(choose(opponentsHand())), repeat(2, draw()))],
  }),
  spell({ ...plain, name: 'Crank', abilities: [spellAbility({ do: 'gacharangeSummon', count: 1 })] }),
  creature({
    ...body,
    name: 'Lifeguard',
    abilities: [wouldLose('you', insteadDo(destroy(self)))],
  }),
  spell({
    ...plain,
    name: 'Great Finale',
    abilities: [
      { kind: 'useOnlyIf', condition: allOf(yourMana(), { type: 'card' }) },
      spellAbility(
        inOrder(
          tap(allCreatures()),
          onlyIf(
            { kind: 'compare', a: countOf(cardsIn('graveyard', 'you')), b: 6, is: 'atLeast' },
            { do: 'wins', who: 'you' },
          ),
        ),
      ),
    ],
  }),
  creature({
    ...body,
    name: 'Twin God',
    abilities: [godLink({ side: 'right', of: ['Twin God'] }), whenLinked(self, draw())],
  }),
  creature({
    ...body,
    name: 'Sealed Command',
    races: ['Armored Command'],
    abilities: [whenPut(self, seal(self)), when({ event: 'unsealed', what: itself }, draw())],
  }),
  creature({ ...body, name: 'Cut Price', abilities: [...badAction(1)] }),
  creature({ ...body, name: 'Fresh Draw', cost: 7, abilities: [vividDraw(1, 'fire')] }),
  spell({ ...plain, name: 'Judgement', abilities: [spellAbility(gachinkoJudge(draw()))] }),
  creature({ ...body, name: 'Doubler', abilities: [each(yourMana(), manaNumber(2))] }),
  creature({
    ...body,
    name: 'Verdict Bearer',
    abilities: [
      hasWhile(youHave(yourHand(), { min: 9 }), { kind: 'winsDuel', who: 'you' }),
      hasWhile(youHave(yourMana(), { min: 9 }), { kind: 'losesDuel', who: 'you' }),
    ],
  }),
  creature({
    ...body,
    name: 'Aura Bearer',
    abilities: [
      whenPut(
        self,
        inOrder(
          attach(choose(cardsIn('hand', 'you', { type: 'aura' })), self),
          attach(choose(cardsIn('battleZone', 'you', { type: 'aura' })), choose(yourCreatures())),
        ),
      ),
    ],
  }),
  aura({ ...plain, name: 'Borne Aura', power: 1000, abilities: [wheneverAttacks(attached, draw())] }),
  creature({
    ...body,
    name: 'Judging Bearer',
    races: ['Sanction Heraldry'],
    abilities: [judgmentZ],
  }),
  creature({
    ...body,
    name: 'Terse Bearer',
    abilities: [whenPut(self, oneSentence(inOrder(draw(), discard(choose(yourHand())))))],
  }),
  creature({ ...body, name: 'Prepared Bearer', abilities: [beginsInHand] }),
  creature({
    ...body,
    name: 'Undying Bearer',
    abilities: [has(cannot({ do: 'lose', who: 'you' })), whenDestroyed(self, { do: 'loses', who: 'you' })],
  }),
  creature({
    ...body,
    name: 'Stacking Bearer',
    abilities: [
      whenPut(self, shieldPlus(1, choose(yourShields()))),
      each(opponentsCreatures(), breaksAtMost(1)),
      has(choosesCreatures),
    ],
  }),
  crossGear({
    ...plain,
    name: 'Loose Gear',
    abilities: [
      optional(wouldLeave(any('any', { type: 'creature', crossedWith: self }), insteadDo(uncross(self)))),
    ],
  }),
];
