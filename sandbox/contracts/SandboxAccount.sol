// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

struct Call { address to; uint256 value; bytes data; }
/// kind 0: secp256k1, `data` is the address of the key. kind 1: secp256r1, `data` is x and y, and it signs the SHA-256 of
/// what is to be signed, as a browser's keys do.
struct Key { uint8 kind; bytes data; }
/// operator 0: equal, 1: greater, 2: less.
struct Condition { uint256 position; uint8 operator; bytes32 value; }
struct Rule { address target; bytes4 selector; uint256 valueLimit; Condition[] conditions; }
/// What may be spent in each period, counted from the start; `token` 0 is ether.
struct Allowance { address token; uint256 amount; uint256 start; uint256 period; }
struct Permission { Key[] keys; uint256 expiry; Rule[] rules; Allowance[] allowances; }

/// What an account of its user's key becomes by EIP-7702: it runs batches, and keeps the permissions of others to do so.
contract SandboxAccount {
    struct State {
        mapping(bytes32 => bool) granted;
        mapping(bytes32 => uint256) nonces;
        mapping(bytes32 => mapping(uint256 => mapping(uint256 => uint256))) spent;
    }

    error Denied(string why);
    error CallFailed(uint256 index, bytes reason);
    event PermissionGranted(bytes32 indexed id, Permission permission);
    event PermissionRevoked(bytes32 indexed id);

    bytes4 private constant TRANSFER = 0xa9059cbb;
    /// An account's storage outlives what the account is made of, so it has a place of its own (ERC-7201).
    bytes32 private constant PLACE = keccak256(abi.encode(uint256(keccak256("portico.sandbox.account")) - 1)) & ~bytes32(uint256(0xff));

    modifier onlyItself() {
        if (msg.sender != address(this)) revert Denied("not the account");
        _;
    }

    receive() external payable {}

    function execute(Call[] calldata calls) external payable onlyItself { _run(calls); }

    function grant(Permission calldata permission) external onlyItself {
        bytes32 id = idOf(permission);
        _state().granted[id] = true;
        emit PermissionGranted(id, permission);
    }

    function revoke(bytes32 id) external onlyItself {
        _state().granted[id] = false;
        emit PermissionRevoked(id);
    }

    function idOf(Permission calldata permission) public view returns (bytes32) {
        return keccak256(abi.encode(address(this), block.chainid, permission));
    }

    function isGranted(bytes32 id) external view returns (bool) { return _state().granted[id]; }

    /// What the keys of a permission sign to run these calls.
    function digest(bytes32 id, Call[] calldata calls) public view returns (bytes32) {
        return keccak256(abi.encode(address(this), block.chainid, id, _state().nonces[id], calls));
    }

    /// Anybody may bring what all keys of a permission have signed.
    function executeWithPermission(Permission calldata permission, Call[] calldata calls, bytes[] calldata signatures) external {
        bytes32 id = idOf(permission);
        State storage state = _state();
        if (!state.granted[id]) revert Denied("no such permission");
        if (block.timestamp > permission.expiry) revert Denied("expired");
        bytes32 signed = digest(id, calls);
        state.nonces[id]++;
        if (signatures.length == 0 || signatures.length != permission.keys.length) revert Denied("a signature is missing");
        for (uint256 i; i < signatures.length; i++) {
            if (!_isSignedBy(permission.keys[i], signed, signatures[i])) revert Denied("wrong signature");
        }
        for (uint256 i; i < calls.length; i++) _check(id, permission, calls[i]);
        _run(calls);
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        return _recover(hash, signature) == address(this) ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }

    function _check(bytes32 id, Permission calldata permission, Call calldata call) private {
        // A caller who could make the account call itself could grant themselves anything.
        if (call.to == address(this)) revert Denied("call not allowed");
        for (uint256 i; i < permission.rules.length; i++) {
            Rule calldata rule = permission.rules[i];
            if (call.to != rule.target || bytes4(call.data) != rule.selector || !_holds(rule, call.data)) continue;
            // What the rules have spent lies behind what the allowances have.
            uint256 spent = _state().spent[id][permission.allowances.length + i][0] + call.value;
            if (spent > rule.valueLimit) revert Denied("over the limit");
            _state().spent[id][permission.allowances.length + i][0] = spent;
            return;
        }
        if (call.data.length == 0) return _spend(id, permission, address(0), call.value);
        bool isTransfer = call.value == 0 && call.data.length == 68 && bytes4(call.data) == TRANSFER;
        if (!isTransfer) revert Denied("call not allowed");
        _spend(id, permission, call.to, uint256(bytes32(call.data[36:68])));
    }

    function _holds(Rule calldata rule, bytes calldata data) private pure returns (bool) {
        for (uint256 i; i < rule.conditions.length; i++) {
            Condition calldata condition = rule.conditions[i];
            uint256 offset = 4 + 32 * condition.position;
            if (data.length < offset + 32) return false;
            (uint256 given, uint256 wanted) = (uint256(bytes32(data[offset:offset + 32])), uint256(condition.value));
            if (condition.operator == 0 && given != wanted) return false;
            if (condition.operator == 1 && given <= wanted) return false;
            if (condition.operator == 2 && given >= wanted) return false;
        }
        return true;
    }

    function _spend(bytes32 id, Permission calldata permission, address token, uint256 amount) private {
        for (uint256 i; i < permission.allowances.length; i++) {
            Allowance calldata allowance = permission.allowances[i];
            if (allowance.token != token || block.timestamp < allowance.start) continue;
            uint256 period = (block.timestamp - allowance.start) / allowance.period;
            uint256 spent = _state().spent[id][i][period] + amount;
            if (spent > allowance.amount) revert Denied("over the allowance");
            _state().spent[id][i][period] = spent;
            return;
        }
        revert Denied("no allowance");
    }

    function _isSignedBy(Key calldata key, bytes32 hash, bytes calldata signature) private view returns (bool) {
        if (key.kind == 0) {
            address signer = _recover(hash, signature);
            return signer != address(0) && key.data.length == 20 && signer == address(bytes20(key.data));
        }
        if (signature.length != 64 || key.data.length != 64) return false;
        (bool ok, bytes memory answer) = address(0x100).staticcall(bytes.concat(sha256(bytes.concat(hash)), signature, key.data));
        return ok && answer.length == 32 && abi.decode(answer, (uint256)) == 1;
    }

    function _recover(bytes32 hash, bytes calldata signature) private pure returns (address) {
        if (signature.length != 65) return address(0);
        bytes32 s = bytes32(signature[32:64]);
        if (uint256(s) > 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0) return address(0);
        return ecrecover(hash, uint8(signature[64]), bytes32(signature[:32]), s);
    }

    function _run(Call[] calldata calls) private {
        for (uint256 i; i < calls.length; i++) {
            (bool ok, bytes memory reason) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (!ok) revert CallFailed(i, reason);
        }
    }

    function _state() private pure returns (State storage state) {
        bytes32 place = PLACE;
        assembly { state.slot := place }
    }
}
