/** @source specification 2 "/product-panel"; Bizz Buzz report, December 2022; HSN catalogue of the portal */
export const productPanel = `Product panels bring together members who make the same kind of device, so that the council speaks of each with those who know it.

## The panels that are planned

| Panel | What it deals with |
| --- | --- |
| Disposables | single-use devices such as syringes, needles and gloves |
| Consumables | dressings, sutures, tubes and catheters |
| Orthopaedic implants | joints, plates, screws and their instruments |
| IVD equipment and reagents | analysers, test kits and reagents |
| Surgical instruments | instruments of the operating theatre |
| Policy advocacy | regulation, tariffs and rules of origin |
| Technology transfer | research, licences and partners abroad |
| Start-ups | young firms before and after their first export |

The list was announced in December 2022 (Bizz Buzz).

## The device lines behind them

The council's catalogue has 145 eight-digit device lines in five categories: consumables and disposables (48), electronic equipment (75), implants (7), IVD reagents (7) and surgical instruments (8). [Search the HS codes](/hs-codes).

## Take part

Members write to the Policy and Trade Data Desk and name the panel and the devices that they make: [membership query](/membership-query).`;
