import { deepFreeze } from '../../table/deepFreeze.ts';

/** A change of the engine's rules, after which a duel may go on differently. */
export interface RuleChange {
  /** The numbers of the rules that the engine has read or followed differently since. */
  readonly rules: readonly string[];
  /** What changed, as one sentence. */
  readonly says: string;
}

/**
 * Every change of the rules since records name a revision, the oldest first. Append only: the number of a revision is its place.
 * A replay that differs from its record names those that came after it.
 */
export const ruleChanges: readonly RuleChange[] = deepFreeze([
  {
    rules: ['112.2'],
    says: 'Mana cards whose civilizations an effect has changed are distinguished by their printed values.',
  },
  { rules: ['601.1d', '601.1e'], says: 'Each cost reduction is bound only by its own minimum.' },
  {
    rules: ['101.3a'],
    says: '"For each" counts as performed only if its instruction was performed for some object.',
  },
  {
    rules: ['115.2', '510.2'],
    says: 'Effects "until the end of the battle" end even if the battle is cut short.',
  },
  { rules: ['101.4e'], says: 'A battle caused by an effect no longer ends the battle around it.' },
  { rules: ['603.5d'], says: 'An evolution creature that enters tapped taps its base.' },
  {
    rules: ['101.5', '609.3', '609.9'],
    says: 'What is done instead of an event happens with the rest of the event and is not replaced again.',
  },
  {
    rules: ['110.4', '609.2'],
    says: 'Replacement effects that work in the hand, the graveyard or the mana zone apply.',
  },
  { rules: ['609.4'], says: 'A card put into the battle zone by a replacement effect is put.' },
  {
    rules: ['603.7', '701.14a'],
    says: 'Breaks by effects are replaced and trigger what waits for a break.',
  },
  {
    rules: ['113.6'],
    says: 'No ability can be declared for a shield that a replacement effect sends elsewhere than to the hand.',
  },
  { rules: ['505.6'], says: 'An effect that ends an attack is logged.' },
  {
    rules: ['507.3c'],
    says: 'The log of an unblocked attack says whether a player or a creature is attacked.',
  },
  { rules: ['605.2b'], says: 'A card that alone exceeds a total is not offered.' },
  { rules: ['303'], says: 'Abilities of a cross gear can refer to the crossed creature.' },
  {
    rules: ['409.1e', '409.1f'],
    says: 'Cards that one effect puts or uses are handled in the order that their player chooses.',
  },
  {
    rules: ['409.1c', '703.3'],
    says: 'State-based actions are checked between the cards of one effect, and after cards have become pending.',
  },
  { rules: ['605.4'], says: 'What an effect looks at or reveals is set aside while it uses or puts cards.' },
  { rules: ['304.2'], says: 'A castle lies in the shield zone, and is chosen only as a castle.' },
  {
    rules: ['605.2d', '608.3a'],
    says: '"While" conditions of static abilities see changed power, keywords and civilizations.',
  },
  {
    rules: ['603.6', '101.1'],
    says: 'A creature put by ninja strike stays if the rest of that turn is skipped.',
  },
  {
    rules: ['101.2', '506.1c'],
    says: 'A creature that can attack players despite a ban still cannot attack if it cannot attack at all.',
  },
  {
    rules: ['605.2c'],
    says: 'Names from inside "for each", repetitions or modes are still bound after them.',
  },
  { rules: ['603.2'], says: 'The restriction inside the clause of a delayed trigger is tested.' },
  {
    rules: ['101.3a', '609.4', '801.2'],
    says: '"Moved", "found" and "put" mean the cards that really went there, and count a pile once.',
  },
  {
    rules: ['304.3', '703.4l'],
    says: 'A castle stays until the shield trigger of its shield has been used.',
  },
  { rules: ['400.2'], says: 'Cards of a hidden hand are offered in random order.' },
  { rules: ['603.4'], says: 'A limit on how often an ability is used counts that ability only.' },
  {
    rules: ['110.4'],
    says: 'An ability that works in the hand and the hyperspatial zone is declared in both.',
  },
  {
    rules: ['609.4'],
    says: 'A substitute is possible only with cards that may be chosen, given its total and the cards that must be chosen first.',
  },
  {
    rules: ['503.1', '101.2'],
    says: 'Cards that may not go to the mana zone are not offered for the charge.',
  },
  {
    rules: ['101.3', '605.2b'],
    says: 'Creatures that must be chosen but do not fit together within a total leave room for others.',
  },
  { rules: ['109.2b', '200.3a'], says: 'A card from below a creature leaves as a card, not as a creature.' },
  { rules: ['203.2'], says: 'A race stands for all races that contain it, even if a player names it.' },
  {
    rules: ['603.6'],
    says: 'Names in a delayed trigger refer to its own event first, then to the effect that created it.',
  },
  { rules: ['701.26b'], says: 'If one of the moves of a revolution change is replaced, neither happens.' },
  {
    rules: ['605.2b', '112.3'],
    says: 'A guard strike chooses its creature: bans and duties on choosing apply, and "when chosen" triggers.',
  },
  {
    rules: ['400.7', '701.14c'],
    says: 'An effect that moves top cards or breaks shields of both players does so at the same time; the active player declares first.',
  },
  {
    rules: ['605.2e'],
    says: 'An effect from an earlier turn still reads last-known information of objects that have left.',
  },
  {
    rules: ['500.5'],
    says: 'An extra turn comes right after the turn in which it is gained, even if that is an extra turn of the other player.',
  },
  {
    rules: ['110.4g'],
    says: 'An ability whose event cannot happen in the battle zone works where it happens, even if it names no zone.',
  },
  {
    rules: ['601.1a'],
    says: 'A cost is offered only if each card that it asks for can be tapped, destroyed, discarded or moved.',
  },
  {
    rules: ['603.2f'],
    says: 'A declaration settles the "may" of the use; a further "may" in its effect is asked.',
  },
  {
    rules: ['609.4'],
    says: 'An instruction that cannot be carried out at all cannot replace an event, whatever it is.',
  },
  {
    rules: ['101.3a', '609.4'],
    says: '"If you do" also holds if a replacement effect replaced the break, search, put or move of a top card.',
  },
  {
    rules: ['113.6', '701.14b'],
    says: 'A shield that goes to the hand instead of breaking can be used by its shield trigger.',
  },
  {
    rules: ['605.2e', '801.4'],
    says: 'Triggers on a top card that leaves alone read it as it was before.',
  },
  {
    rules: ['608.2'],
    says: 'The numbers of a lasting effect are fixed as it begins, also those in its filters and of shields broken in addition.',
  },
  { rules: ['409.2a'], says: 'A card that stops being pending without moving loses the effects on it.' },
  {
    rules: ['511.2', '500.3', '703.1'],
    says: 'Creatures that die because effects of the turn end do so before the next turn begins, and what this triggers resolves in the end step.',
  },
  {
    rules: ['801.2', '801.2b'],
    says: 'A creature that is put on several is each of them: effects, cross gears and the attack go on, and it is tapped if any of them is.',
  },
  {
    rules: ['609.9a', '609.9b'],
    says: 'Where a replacement effect that must be applied cannot replace all events of an instant, its player picks those that it does.',
  },
  { rules: ['110.4c'], says: 'A shield trigger that a card gives itself works while it is a shield.' },
  {
    rules: ['506.1a', '801.2'],
    says: 'A creature that is put on several has been there as long as any of them, also once its top card has left.',
  },
  {
    rules: ['110.4d', '110.4e', '110.4f'],
    says: 'What a card says of its own cost or use, or of how it enters the mana zone, works where it is used from, also if it names no zone.',
  },
  {
    rules: ['409.1f', '801.1a', '302.2'],
    says: 'What an effect moves to the battle zone, by whatever instruction, is put there.',
  },
  { rules: ['105.4a'], says: 'In the battle zone only creatures are tapped.' },
  {
    rules: ['801.4a', '801.4b'],
    says: 'As a top card leaves alone, cards below it that cannot stand by themselves go to the graveyard.',
  },
  {
    rules: ['101.1', '511.2', '512.1'],
    says: 'Where the rest of a turn is skipped as its effects end, the turn is over: they do not end once more.',
  },
  {
    rules: ['400.7', '401.4'],
    says: 'Cards that several moves of one instant bring to the same end of a deck are put in order together, and none of them gets lost.',
  },
  {
    rules: ['409.1c', '601.1d'],
    says: 'The cost of a card is found, and what can pay it, as it will be paid: the card counts in its zone no more.',
  },
  {
    rules: ['601.1h', '801.1a'],
    says: 'Where the bases of an evolution are of several kinds, those of each but the last are chosen one by one, and leave enough for the rest.',
  },
  {
    rules: ['112.3c', '603.4'],
    says: 'Ninja strike may be declared with too little mana, which is counted as it resolves.',
  },
  {
    rules: ['110.4g', '400.7'],
    says: 'What works outside the battle zone does not see the event in which its card arrives, but what happens to itself.',
  },
  {
    rules: ['110.4f', '608.3c'],
    says: '"Enters tapped" does not count what static abilities will give a card once it is there.',
  },
  {
    rules: ['113.6b'],
    says: 'Shield triggers given to shields are read just before the shields wait, also those that other cards give.',
  },
  {
    rules: ['810.3a', '810.4'],
    says: 'A twinpact in the battle zone has the name of its creature half, elsewhere that of the whole card or of the half that is asked for.',
  },
  {
    rules: ['703.1'],
    says: 'State-based actions are checked before the first decision of a duel from a position.',
  },
  {
    rules: ['409.1c', '601.1d'],
    says: 'The used card counts no more in its hand where its cost asks for that by way of other static abilities.',
  },
  {
    rules: ['201.2b', '810.1', '810.3'],
    says: 'Outside the battle zone a twinpact is one card: it has what either half has, and is without something only if neither has it.',
  },
  { rules: ['701.30a'], says: 'A gacharange summon counts as paid.' },
  {
    rules: ['603.4', '605.2a'],
    says: 'An ability with a limit counts as used from when it begins to be followed, and not at all if its player declines it.',
  },
  {
    rules: ['605.2b'],
    says: 'A creature that must be chosen is chosen before creatures of either player, and before other cards.',
  },
  {
    rules: ['409.2', '409.2a'],
    says: 'A pending card that goes back to the zone where it lies has not been put there: nothing triggers, and it lies as it did.',
  },
  {
    rules: ['701.14d'],
    says: 'What lets a creature break more shields counts for breaks by its effects too.',
  },
  {
    rules: ['112.3b', '509.5c', '701.7a'],
    says: 'What pays for a strike back is discarded as it is declared, before the other shields go to the hand.',
  },
  {
    rules: ['500.2', '703.1'],
    says: 'What a position triggers as it is settled resolves before the step begins in which the duel starts.',
  },
  {
    rules: ['106.2a', '201.2b', '810.3a'],
    says: 'Where a half of a twinpact is named, that half alone is multicolored or not; in a total its lower cost counts; colorless is not single-colored.',
  },
  {
    rules: ['801.1b'],
    says: 'The player chooses the order of several bases where a card of the duel moves a top card alone.',
  },
  {
    rules: ['601.1f'],
    says: 'As a cost is paid, only cards are offered to which its instruction can be done.',
  },
  {
    rules: ['509.4', '603.7a'],
    says: 'What has triggered before a break is resolved before anything else on standby.',
  },
  {
    rules: ['101.4d', '101.4f'],
    says: 'In a battle by an effect only what the battle triggers resolves; what that triggers in turn waits.',
  },
  { rules: ['409.1c'], says: 'A card in the hand that is being used is not declared as a strike back.' },
  {
    rules: ['401.4'],
    says: 'Their owner orders cards that go to a deck instead of being destroyed together.',
  },
  {
    rules: ['701.11b'],
    says: 'What a search puts into the deck lies on top of it, once the rest has been shuffled.',
  },
  {
    rules: ['801.1a'],
    says: 'An evolution from another zone is put on creatures there, unless it names another type of card.',
  },
  {
    rules: ['601.1e'],
    says: 'What is paid for a D.D.D follows changes of the cost of its card.',
  },
  {
    rules: ['605.2c'],
    says: 'A card that already lies as it is to be turned is not turned, and "if you do" does not follow.',
  },
  {
    rules: ['601.1a', '801.2'],
    says: 'The parts of a cost take different cards; what is on standby finds a creature that another one was put on.',
  },
  {
    rules: ['603.2b'],
    says: 'Events of the same instant are counted one after the other, so that one of them is the first of the turn.',
  },
  {
    rules: ['403.4a'],
    says: 'A player who puts several cards under a card at once chooses their order.',
  },
  {
    rules: ['200.3a', '609.1'],
    says: 'A replacement that speaks of cards that go to the graveyard applies to a card from below a creature.',
  },
  {
    rules: ['104.2c', '604.4', '809.2'],
    says: 'Dokindam X loses the duel by a static ability, in any zone but the battle zone.',
  },
  {
    rules: ['100.5'],
    says: 'One card of each player begins the duel in the battle zone, whatever its deck has copies of.',
  },
  {
    rules: ['805.7', '807.6', '809.4'],
    says: 'A card with two sides is named by either of them, and is what its side that counts says.',
  },
  {
    rules: ['806.1d', '808.1c'],
    says: 'A cell by itself costs 0, and a cell of a dragheart has no race by itself.',
  },
  {
    rules: ['118.2', '805.4b', '807.4b', '811.2b'],
    says: 'A card that begins the duel outside the deck goes back from any zone, and the super GR keeps no other card.',
  },
  {
    rules: ['207.1'],
    says: 'A card of five civilizations gives no mana, as it is printed, where its definition says so.',
  },
  {
    rules: ['400.2f'],
    says: 'A hidden card is revealed before a replacement that depends on what it is sends it elsewhere.',
  },
  {
    rules: ['101.4b', '509.5d'],
    says: 'The emblem of a judgment Z is discarded as that is declared, once the shields are in the hand and before anything is used.',
  },
  {
    rules: ['110.4a'],
    says: 'An ability that says what civilizations, races or power its own card has works wherever that lies.',
  },
  {
    rules: ['609.8'],
    says: 'A player chooses among several effects that replace the triggering of what is put, or that take breaks over.',
  },
  {
    rules: ['701.26a'],
    says: 'What changes places with a creature that is attacked or blocks takes its part in the attack over.',
  },
  {
    rules: ['801.1'],
    says: 'A creature that waits to be put on another, or for another to be put on it, triggers for both.',
  },
  {
    rules: ['810.3a'],
    says: 'A half of a twinpact that may cost less in return for something later does not make the other half cost less.',
  },
  {
    rules: ['110.4f'],
    says: 'EX life makes its shield before its creature lies in the battle zone, and does not trigger.',
  },
  {
    rules: ['603.5', '801.1b'],
    says: 'A card that is put under another one, or that an evolution creature is put on elsewhere, leaves its zone.',
  },
  {
    rules: ['609.4'],
    says: 'A replacement that chooses a number of cards applies only if there are that many.',
  },
  {
    rules: ['701.26b'],
    says: 'A card that changes places with a creature is put without being summoned; if that put is replaced, the two do not change places.',
  },
  {
    rules: ['601.1f', '603.1'],
    says: 'Fort E counts what is tapped for a cost that an ability names, and kirifuda ReVo only the cost of its own kirifudash.',
  },
  { rules: ['503.2'], says: 'A further card that an effect lets a player charge is charged by this rule.' },
  {
    rules: ['113.6a', '113.6d'],
    says: 'What lies face up among the shields and a shield force work until the shield has moved.',
  },
  { rules: ['506.1b'], says: 'A creature that must attack in a turn has done so once it has attacked.' },
  {
    rules: ['609.9b', '609.4'],
    says: 'A card below a creature takes the place of one event of an instant, and as many go as the text says or none.',
  },
  {
    rules: ['605.2e'],
    says: 'Information about a creature that has left the battle zone is that which it last had, also where an effect or its event has moved it.',
  },
  {
    rules: ['201.2b'],
    says: 'The player of an effect that reads the cost of a twinpact outside the battle zone says which of the two counts.',
  },
  { rules: ['810.3a'], says: 'The cost of a twinpact that is used is that of the half that is used.' },
  { rules: ['701.26a'], says: 'Gacharange and psychic creatures change places as well.' },
  { rules: ['806.1c'], says: 'An effect that takes a cell off a super creature releases links.' },
  {
    rules: ['801.2'],
    says: 'Mach fighter works in the turn in which an evolution creature is put on a base.',
  },
  { rules: ['303.3'], says: 'A cross gear is uncrossed from what is no creature any more.' },
  {
    rules: ['703.4l', '801.4c'],
    says: 'A D2 field that comes to light was not put, and what comes to light lies and has been there as before it was covered.',
  },
  {
    rules: ['804.1c', '110.4f'],
    says: 'A god that is put is a Command, and has civilizations, by its own card; shield force works on what is put on others.',
  },
  { rules: ['806.1a'], says: 'Cells below another card that come to light are cells.' },
  { rules: ['115.3a'], says: 'Only creatures battle: one that has become something else does not.' },
  {
    rules: ['304.1'],
    says: 'A G castle that would leave the shield zone face up goes to the graveyard instead.',
  },
]);

/** The revision of the rules of this engine. Records without one were made before the first. */
export const RULES_REVISION = ruleChanges.length;
