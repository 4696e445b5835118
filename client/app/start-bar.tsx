import { CouncilMark } from "../shared/council-mark.tsx";

/** The empty bar and sidebar of the portal, in the HTML of its page. Its styles stand in `client/index.html`. */
export function StartBar() {
  return (
    <div className="start" aria-hidden="true">
      <div className="start-bar">
        <span className="start-wide">
          <CouncilMark size={32} wordmark="full" on="bar" />
        </span>
        <span className="start-narrow">
          <CouncilMark size={32} wordmark="short" on="bar" />
        </span>
      </div>
    </div>
  );
}
