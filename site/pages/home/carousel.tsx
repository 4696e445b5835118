import type { SlideView } from "#domain/site/home-views.ts";
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from "#client/shared/icons.ts";
import { SiteImage } from "#client/shared/site-image.tsx";
import { linkIn } from "../../content/addresses.ts";
import { EnglishMark, useLangOf } from "../../parts/entry-words.tsx";
import { usePageTexts, useSite } from "../../parts/site-context.ts";
import classes from "./carousel.module.css";

/**
 * The pictures of the council in a row that scrolls by itself: one on a phone, three on wide screens. Without JavaScript the reader
 * scrolls it.
 * @source specification 2 "Home", 9 "carousel"; WAI-ARIA Authoring Practices "Carousel"; ux.md "Public pages"
 */
export function Carousel({ slides }: { readonly slides: readonly SlideView[] }) {
  const texts = usePageTexts().home;
  if (slides.length === 0) return null;
  return (
    <section className={classes.carousel} aria-roledescription={texts.carousel} aria-label={texts.carouselLabel} data-island="carousel">
      {slides.length > 1 && (
        <div className={`${classes.controls} site-needs-script`}>
          <button type="button" className={classes.control} name="play">
            <span className={classes.pause}>
              <IconPlayerPause size={20} aria-hidden="true" />
              {texts.pause}
            </span>
            <span className={classes.play}>
              <IconPlayerPlay size={20} aria-hidden="true" />
              {texts.play}
            </span>
          </button>
          <button type="button" className={classes.control} name="previous">
            <IconChevronLeft size={20} aria-hidden="true" />
            <span className="portal-unseen">{texts.previousSlide}</span>
          </button>
          <button type="button" className={classes.control} name="next">
            <IconChevronRight size={20} aria-hidden="true" />
            <span className="portal-unseen">{texts.nextSlide}</span>
          </button>
        </div>
      )}
      <div data-row className={classes.row} role="group" tabIndex={0} aria-label={texts.slides} aria-live="polite">
        {slides.map((slide, index) => (
          <Slide key={slide.slug} slide={slide} label={texts.slide(index + 1, slides.length)} />
        ))}
      </div>
    </section>
  );
}

type SlideProps = { readonly slide: SlideView; readonly label: string };

function Slide({ slide, label }: SlideProps) {
  const { title, text, link, picture } = slide;
  const { language } = useSite();
  const lang = useLangOf()(slide);
  const texts = usePageTexts().home;
  return (
    <div className={classes.slide} role="group" aria-roledescription={texts.slideRole} aria-label={label}>
      <SiteImage image={picture} sizes="(min-width: 62em) 25rem, (min-width: 48em) 50vw, 100vw" />
      <div className={classes.caption}>
        <p className={classes.title} lang={lang}>
          {title}
          <EnglishMark of={slide} />
        </p>
        {text !== "" && <p lang={lang}>{text}</p>}
        {link !== "" && (
          <a href={linkIn(link, language)}>
            {texts.readMore}
            <span className="portal-unseen"> ({title})</span>
          </a>
        )}
      </div>
    </div>
  );
}
