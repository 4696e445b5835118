/** @source specification 2 "/mission-vision"; Cabinet release on the National Medical Devices Policy 2023 */
export const body = `## Our mission

To help Indian makers of medical devices sell abroad.

- **Markets.** Fairs, buyer-seller meets and reverse meets under the foreign trade policy.
- **Standards.** Makers who meet what their target markets ask for.
- **Knowledge.** Small exporters who know which help of the government is open to them.
- **A voice.** Members who are heard before government decides.

## Our vision

India as a source of safe and affordable devices that the world relies on.

The National Medical Devices Policy 2023 names the aim for the country: 10 to 12% of the world market over 25 years, from some 1.5% in 2020. The council works for the part of it that crosses the border.

## Where it stands

The figures that are published so far stand in the [Reports Hub](/Report-hub), each with its source.`;
