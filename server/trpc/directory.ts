import { ExportId, linkToExport } from "../application/directory/exports/open-export.ts";
import { currentExport, requestExport, RequestExportInput } from "../application/directory/exports/request-export.ts";
import { DirectoryFirmInput, getDirectoryFirm } from "../application/directory/get-directory-firm.ts";
import { listTradeWords } from "../application/directory/list-trade-words.ts";
import { registerBuyer, RegisterBuyerInput, resendVerification, ResendVerificationInput } from "../application/directory/register-buyer.ts";
import { searchDirectory, SearchDirectoryInput } from "../application/directory/search-directory.ts";
import { listSearchWords, ListSearchWordsInput } from "../application/directory/search-words/list-search-words.ts";
import { removeSearchWord, RemoveSearchWordInput } from "../application/directory/search-words/remove-search-word.ts";
import { saveSearchWord, SaveSearchWordInput } from "../application/directory/search-words/save-search-word.ts";
import { trySearch, TrySearchInput } from "../application/directory/search-words/try-search.ts";
import { suggestSearches, SuggestSearchesInput } from "../application/directory/suggest-searches.ts";
import { verifyFirm, VerifyFirmInput } from "../application/directory/verify-firm.ts";
import { buyersRouter } from "./buyers.ts";
import { enquiriesRouter } from "./enquiries.ts";
import { calling, procedure, router } from "./trpc.ts";

export const directoryRouter = router({
  registerBuyer: procedure("anyone").input(RegisterBuyerInput).mutation(calling(registerBuyer)),
  search: procedure("directory.search").input(SearchDirectoryInput).query(calling(searchDirectory)),
  suggest: procedure("directory.search").input(SuggestSearchesInput).query(calling(suggestSearches)),
  firm: procedure("directory.search").input(DirectoryFirmInput).query(calling(getDirectoryFirm)),
  tradeWords: procedure("members.listHsnDevices").query(({ ctx }) => listTradeWords(ctx)),
  verify: procedure("anyone").input(VerifyFirmInput).query(calling(verifyFirm)),
  buyers: buyersRouter,
  enquiries: enquiriesRouter,
  requestExport: procedure("directory.export").input(RequestExportInput).mutation(calling(requestExport)),
  currentExport: procedure("directory.export").query(({ ctx }) => currentExport(ctx)),
  linkToExport: procedure("directory.export").input(ExportId).mutation(calling(linkToExport)),
  searchWords: router({
    list: procedure("directory.readSearchWords").input(ListSearchWordsInput).query(calling(listSearchWords)),
    tryOut: procedure("directory.readSearchWords").input(TrySearchInput).query(calling(trySearch)),
    save: procedure("directory.changeSearchWords").input(SaveSearchWordInput).mutation(calling(saveSearchWord)),
    remove: procedure("directory.changeSearchWords").input(RemoveSearchWordInput).mutation(calling(removeSearchWord)),
  }),
  resendVerification: procedure("anyone").input(ResendVerificationInput).mutation(calling(resendVerification)),
});
