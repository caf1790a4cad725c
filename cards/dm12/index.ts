import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { agiraTheWarlordCrawler } from './agiraTheWarlordCrawler.ts';
import { auraPegasusAvatarOfLife } from './auraPegasusAvatarOfLife.ts';
import { belmolTheExplorer } from './belmolTheExplorer.ts';
import { bingoleTheExplorer } from './bingoleTheExplorer.ts';
import { buzzBetocchi } from './buzzBetocchi.ts';
import { clonedBlade } from './clonedBlade.ts';
import { clonedDeflector } from './clonedDeflector.ts';
import { clonedNightmare } from './clonedNightmare.ts';
import { clonedSpikeHorn } from './clonedSpikeHorn.ts';
import { clonedSpiral } from './clonedSpiral.ts';
import { cometEyeTheSpectralSpud } from './cometEyeTheSpectralSpud.ts';
import { copperLocust } from './copperLocust.ts';
import { cosmicDarts } from './cosmicDarts.ts';
import { cruelNagaAvatarOfFate } from './cruelNagaAvatarOfFate.ts';
import { deathPhoenixAvatarOfDoom } from './deathPhoenixAvatarOfDoom.ts';
import { electroExplorerSyrion } from './electroExplorerSyrion.ts';
import { enigmaticCascade } from './enigmaticCascade.ts';
import { extremeCrawler } from './extremeCrawler.ts';
import { feverNuts } from './feverNuts.ts';
import { flameTrooperGoliac } from './flameTrooperGoliac.ts';
import { franticChieftain } from './franticChieftain.ts';
import { funkyWizard } from './funkyWizard.ts';
import { gandavalsStapler } from './gandavalsStapler.ts';
import { gigabalza } from './gigabalza.ts';
import { gigappiPonto } from './gigappiPonto.ts';
import { gigarayze } from './gigarayze.ts';
import { gigaslug } from './gigaslug.ts';
import { gigavrand } from './gigavrand.ts';
import { hydroozeTheMutantEmperor } from './hydroozeTheMutantEmperor.ts';
import { hypersprintWariorUzesol } from './hypersprintWariorUzesol.ts';
import { kilstineNebulaElemental } from './kilstineNebulaElemental.ts';
import { mechadragonsBreath } from './mechadragonsBreath.ts';
import { meloppe } from './meloppe.ts';
import { mizoyTheOracle } from './mizoyTheOracle.ts';
import { muramasasKnife } from './muramasasKnife.ts';
import { necrodragonJagraveen } from './necrodragonJagraveen.ts';
import { necrodragonZalva } from './necrodragonZalva.ts';
import { nemonexBajulasRobomantis } from './nemonexBajulasRobomantis.ts';
import { peppiPepper } from './peppiPepper.ts';
import { phantomachTheGigatrooper } from './phantomachTheGigatrooper.ts';
import { pincerScarab } from './pincerScarab.ts';
import { punchTrooperBronks } from './punchTrooperBronks.ts';
import { radioactiveHornTheStrange } from './radioactiveHornTheStrange.ts';
import { seaMutantDormel } from './seaMutantDormel.ts';
import { soulPhoenixAvatarOfUnity } from './soulPhoenixAvatarOfUnity.ts';
import { spectralHornGlitalis } from './spectralHornGlitalis.ts';
import { steamrollerMutant } from './steamrollerMutant.ts';
import { terradragonArqueDelacerna } from './terradragonArqueDelacerna.ts';
import { tropicCrawler } from './tropicCrawler.ts';
import { turtleHornTheImposing } from './turtleHornTheImposing.ts';
import { typhoonCrawler } from './typhoonCrawler.ts';
import { ularusPunishmentElemental } from './ularusPunishmentElemental.ts';
import { uncannyTurnip } from './uncannyTurnip.ts';
import { valkyerStarstormElemental } from './valkyerStarstormElemental.ts';
import { whirlingWarriorMalian } from './whirlingWarriorMalian.ts';
import { wilyCarpenter } from './wilyCarpenter.ts';
import { windmillMutant } from './windmillMutant.ts';
import { wingeyeMoth } from './wingeyeMoth.ts';
import { wiseStarnoidAvatarOfHope } from './wiseStarnoidAvatarOfHope.ts';

/** The cards of DM-12, by name. */
export const dm12: readonly CardDefinition[] = Object.freeze([
  agiraTheWarlordCrawler,
  belmolTheExplorer,
  bingoleTheExplorer,
  buzzBetocchi,
  clonedBlade,
  clonedDeflector,
  clonedNightmare,
  clonedSpikeHorn,
  clonedSpiral,
  cometEyeTheSpectralSpud,
  copperLocust,
  cosmicDarts,
  electroExplorerSyrion,
  enigmaticCascade,
  extremeCrawler,
  feverNuts,
  flameTrooperGoliac,
  franticChieftain,
  funkyWizard,
  gandavalsStapler,
  gigabalza,
  gigappiPonto,
  gigarayze,
  gigaslug,
  gigavrand,
  hydroozeTheMutantEmperor,
  hypersprintWariorUzesol,
  kilstineNebulaElemental,
  mizoyTheOracle,
  muramasasKnife,
  necrodragonJagraveen,
  necrodragonZalva,
  nemonexBajulasRobomantis,
  peppiPepper,
  phantomachTheGigatrooper,
  pincerScarab,
  punchTrooperBronks,
  radioactiveHornTheStrange,
  seaMutantDormel,
  soulPhoenixAvatarOfUnity,
  spectralHornGlitalis,
  steamrollerMutant,
  terradragonArqueDelacerna,
  tropicCrawler,
  typhoonCrawler,
  ularusPunishmentElemental,
  uncannyTurnip,
  valkyerStarstormElemental,
  whirlingWarriorMalian,
  wilyCarpenter,
  windmillMutant,
  auraPegasusAvatarOfLife,
  cruelNagaAvatarOfFate,
  deathPhoenixAvatarOfDoom,
  mechadragonsBreath,
  meloppe,
  turtleHornTheImposing,
  wingeyeMoth,
  wiseStarnoidAvatarOfHope,
]);
